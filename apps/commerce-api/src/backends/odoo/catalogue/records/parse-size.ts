const MM_PER_UNIT: Record<string, number> = { mm: 1, cm: 10, m: 1000 };

/** The mm of an attribute value's name: `25 mm`, `1,85 m`, `2.5 cm`, or a bare number of mm; undefined for others. */
export function parseSize(name: string): number | undefined {
  const [, digits, unit = 'mm'] = /^\s*(\d+(?:[.,]\d+)?)\s*(mm|cm|m)?\s*$/i.exec(name) ?? [];
  const factor = MM_PER_UNIT[unit.toLowerCase()];
  if (digits === undefined || factor === undefined) return undefined;
  const mm = Math.round(Number(digits.replace(',', '.')) * factor);
  return mm > 0 ? mm : undefined;
}
