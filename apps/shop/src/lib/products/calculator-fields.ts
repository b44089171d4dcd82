/** mm: what is beyond is no terrace but a slip. */
export const SHORTEST_SIDE = 100;
export const MAX_SIDE = 100_000;
/** m² */
export const MAX_AREA = 5000;
/** Per cent. */
export const MAX_WASTE = 50;

/** From here on a side without a unit can only be meant in millimetres. */
const FIRST_MILLIMETRES = 1000;

/** What is wrong with a field. */
export type FieldFault = 'number' | 'positive' | 'tooShort' | 'tooLong' | 'tooLarge' | 'allowance' | 'missing';

/** What a field says, and what there is to say about it: mm that it was read as, or what is wrong. Nothing when empty. */
export interface FieldReading {
  readonly value?: number;
  readonly readAs?: number;
  readonly fault?: FieldFault;
}

/** A side in mm, from metres or from the unit behind it. */
export function readSide(text = ''): FieldReading {
  return readField(text, /mm|cm|m/, (number, unit) => {
    if (number <= 0) return { fault: 'positive' };
    const isInMetres = unit === 'm' || (!unit && number < FIRST_MILLIMETRES);
    const mm = Math.round(number * (isInMetres ? 1000 : unit === 'cm' ? 10 : 1));
    if (mm < SHORTEST_SIDE) return { fault: 'tooShort' };
    if (mm > MAX_SIDE) return { fault: 'tooLong' };
    return isInMetres ? { value: mm } : { value: mm, readAs: mm };
  });
}

/** An area in m². */
export function readArea(text = ''): FieldReading {
  return readField(text, /m²|m2|qm/, (number) => {
    if (number <= 0) return { fault: 'positive' };
    return number > MAX_AREA ? { fault: 'tooLarge' } : { value: number };
  });
}

/** An allowance in per cent; 0 is one too. */
export function readWaste(text = ''): FieldReading {
  return readField(text, /%/, (number) =>
    number < 0 || number > MAX_WASTE ? { fault: 'allowance' } : { value: number },
  );
}

/** Reads a number with comma or point, and the unit behind it if there is one. */
function readField(text: string, units: RegExp, read: (number: number, unit?: string) => FieldReading): FieldReading {
  if (!text.trim()) return {};
  const found = new RegExp(`^([+-]?(?:\\d+[.,]?\\d*|[.,]\\d+))\\s*(${units.source})?$`, 'i').exec(text.trim());
  if (!found) return { fault: 'number' };
  const [, number = '', unit] = found;
  return read(Number(number.replace(',', '.')), unit?.toLowerCase());
}
