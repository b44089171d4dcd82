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
  /** Per cent on top, 0 to 50: spare rows of rectangles, offcuts of an area. */
  readonly waste: number;
}

/** Names of the calculator's fields, as they stand in the address. */
export const CALCULATOR_FIELDS = ['length', 'width', 'length2', 'width2', 'area', 'waste'] as const;
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];

/** Fields as they were typed. */
export type CalculatorValues = Readonly<Partial<Record<CalculatorField, string>>>;

/** Largest side in m and largest area in m²: beyond that it is no terrace but a slip. */
const LONGEST_SIDE = 100;
const LARGEST_AREA = 5000;
const MOST_WASTE = 50;
/** Per cent of a straight laid area; rows of a rectangle are planned exactly and need none. */
export const USUAL_WASTE = 7;

/**
 * Reads the calculator's fields: metres and m², with comma or point. Rectangles win over an area, because only they
 * tell how boards run; null while there is neither.
 */
export function readCalculatorInput(values: CalculatorValues): CalculatorInput | null {
  const surfaces = [
    [values.length, values.width],
    [values.length2, values.width2],
  ].flatMap(([length, width]) => {
    const sides = { length: millimetres(length), width: millimetres(width) };
    return sides.length && sides.width ? [sides as Surface] : [];
  });
  const area = surfaces.length > 0 ? null : positive(values.area, LARGEST_AREA);
  if (surfaces.length === 0 && area === null) return null;
  return { surfaces, area, waste: wasteOf(values.waste) ?? (area === null ? 0 : USUAL_WASTE) };
}

/** Entered per cent; 0 is an answer too. */
function wasteOf(text: string | undefined): number | null {
  return text?.trim() === '0' ? 0 : positive(text, MOST_WASTE);
}

function positive(text: string | undefined, most: number): number | null {
  const value = Number((text ?? '').trim().replace(',', '.'));
  return value > 0 && value <= most ? value : null;
}

function millimetres(text: string | undefined): number | null {
  const metres = positive(text, LONGEST_SIDE);
  return metres === null ? null : Math.round(metres * 1000);
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
