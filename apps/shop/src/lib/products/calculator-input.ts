import { type FieldReading, readArea, readSide, readWaste } from './calculator-fields';

/** A rectangle to be covered, mm: boards run along `length`. */
export interface Surface {
  readonly length: number;
  readonly width: number;
}

/** What the calculator is asked. */
export interface CalculatorInput {
  /** One rectangle, two for an L; none when the area alone is known. */
  readonly surfaces: readonly Surface[];
  /** m²; null when rectangles are given. */
  readonly area: number | null;
  /** Allowance in per cent, 0 to 50: spare rows of rectangles, offcuts of an area. */
  readonly waste: number;
}

/** Names of the calculator's fields, as they are in the address. */
export const CALCULATOR_FIELDS = ['length', 'width', 'length2', 'width2', 'area', 'waste'] as const;
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];

/** Fields as they were typed. */
export type CalculatorValues = Readonly<Partial<Record<CalculatorField, string>>>;

/** Per cent of a straight laid area; rows of a rectangle are planned exactly and need none. */
export const USUAL_WASTE = 7;

/** What the fields ask, null when that is no question, and each field by itself. */
export interface CalculatorReading {
  readonly input: CalculatorInput | null;
  readonly fields: Readonly<Record<CalculatorField, FieldReading>>;
}

/**
 * Reads the calculator's fields. Rectangles win over an area, because only they tell how boards run. No question while
 * there is neither, or while a field is wrong: nobody wants an answer to half of what they entered.
 */
export function readCalculatorInput(values: CalculatorValues): CalculatorReading {
  const [length, width] = readSides(values.length, values.width);
  const [length2, width2] = readSides(values.length2, values.width2);
  const area = readArea(values.area);
  const waste = readWaste(values.waste);
  const fields = { length, width, length2, width2, area, waste };
  const surfaces = [
    { length: length.value, width: width.value },
    { length: length2.value, width: width2.value },
  ].filter((sides): sides is Surface => sides.length !== undefined && sides.width !== undefined);
  const isWrong = Object.values(fields).some(({ fault }) => fault && fault !== 'missing');
  const squareMetres = surfaces.length > 0 ? null : (area.value ?? null);
  if (isWrong || (surfaces.length === 0 && squareMetres === null)) return { input: null, fields };
  const usual = squareMetres === null ? 0 : USUAL_WASTE;
  return { input: { surfaces, area: squareMetres, waste: waste.value ?? usual }, fields };
}

/** Both sides of a rectangle: one alone misses the other. */
function readSides(length = '', width = ''): [FieldReading, FieldReading] {
  const missing: FieldReading = { fault: 'missing' };
  if (length.trim() && !width.trim()) return [readSide(length), missing];
  if (width.trim() && !length.trim()) return [missing, readSide(width)];
  return [readSide(length), readSide(width)];
}

/** The fields in an address, ready to be read or shown again. */
export function calculatorValues(query: URLSearchParams): CalculatorValues {
  return Object.fromEntries(
    CALCULATOR_FIELDS.flatMap((name) => {
      const value = query.get(name)?.trim().slice(0, 10);
      return value ? [[name, value]] : [];
    }),
  );
}
