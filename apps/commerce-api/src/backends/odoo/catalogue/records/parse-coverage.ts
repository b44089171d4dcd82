import type { Coverage } from '@geven/timber';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const COVERAGE = new RegExp(String.raw`^\s*${NUMBER}\s*(?:[–-]\s*${NUMBER}\s*)?m(?:²|2)\s*/\s*l\s*$`, 'i');

/** The m² per litre of an attribute value's name: `10–14 m²/l`, `6,5 m²/l`; null for others. */
export function parseCoverage(name: string): Coverage | null {
  const [, first, last = first] = COVERAGE.exec(name) ?? [];
  const [from, to] = [first, last].map((digits) => Number(digits?.replace(',', '.')));
  return from && to && from <= to ? { from, to } : null;
}
