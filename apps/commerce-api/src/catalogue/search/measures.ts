import { MEASURE_WORDS } from './small-words';

/** A folded search with its sizes in one way of writing, and the lengths that were taken out of it. */
export interface Measured {
  /** Cross-sections as `22x145`, a marked thickness or width as `thickness28`, other numbers as they are. */
  text: string;
  /** Wanted lengths in mm. */
  lengths: number[];
}

const NUMBER = '(\\d{1,5}(?:[.,]\\d{1,2})?)';
/** No letter, digit or power may follow: `m` ends before the `²` of `m²` otherwise. */
const END = '(?![\\p{L}\\p{N}²³])';
/** Between the sides of a cross-section, for expressions without regard to case. */
export const BETWEEN = '\\s*(?:[x×*/]|bij|by|op|auf|mal)\\s*';
const METRE = `(?:${MEASURE_WORDS.metre.join('|')})`;
const UNIT = `(mm|cm|${METRE})?`;
const CROSS_SECTION = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])${NUMBER}\\s*${UNIT}${BETWEEN}${NUMBER}(?:\\s*${UNIT}${BETWEEN}${NUMBER})?\\s*${UNIT}${END}`,
  'gu',
);
const WITH_UNIT = new RegExp(`(?<![\\p{L}\\p{N}.,-])${NUMBER}\\s*(mm|cm|${METRE})${END}`, 'gu');
const DECIMAL_METRES = new RegExp(`(?<![\\p{L}\\p{N}.,x-])(\\d[.,]\\d{1,2})${END}`, 'gu');

/** From here on a number of mm is the length of a piece and not a side of it: no section is a metre wide. */
const SHORTEST_LENGTH = 1000;
/** Below this, a third number with decimals is metres (`28x145x4,2`); a whole one may be a rubber pad's. */
const MAX_METRES = 10;

/** Reads `22 × 145`, `2,2x14,5 cm`, `28x145x4000`, `28 mm dik`, `4 meter`, `4,0 m`, `400 cm` and the like. */
export function readMeasures(folded: string): Measured {
  const lengths: number[] = [];
  const text = folded
    .replace(CROSS_SECTION, (whole, first, unit1, second, unit2, third, unit3) => {
      const unit = unit2 ?? (third === undefined ? unit3 : undefined) ?? unit1;
      const thickness = toMm(first, unit1 ?? unit);
      const width = toMm(second, unit);
      if (!Number.isInteger(thickness) || !Number.isInteger(width)) return whole;
      if (third === undefined) return ` ${thickness}x${width} `;
      const length = lengthOf(third, unit3);
      if (length === null) return whole;
      lengths.push(length);
      return ` ${thickness}x${width} `;
    })
    .replace(WITH_UNIT, (whole, number, unit) => {
      const mm = toMm(number, unit);
      if (mm >= SHORTEST_LENGTH) {
        lengths.push(mm);
        return ' ';
      }
      return Number.isInteger(mm) ? ` ${mm} ` : whole;
    })
    .replace(DECIMAL_METRES, (_whole, number) => {
      lengths.push(toMm(number, 'm'));
      return ' ';
    });
  return { text: markSides(text), lengths };
}

function toMm(number: string, unit: string | undefined): number {
  const value = Number(number.replace(',', '.'));
  if (unit === undefined || unit === 'mm') return value;
  return Math.round(unit === 'cm' ? value * 10 : value * 1000);
}

/** The third number of a size, whose unit is often left out; null when it is no length of a piece. */
function lengthOf(number: string, unit: string | undefined): number | null {
  const value = toMm(number, unit ?? 'mm');
  const mm = unit === undefined && value < MAX_METRES && /[.,]/.test(number) ? Math.round(value * 1000) : value;
  return mm >= SHORTEST_LENGTH ? mm : null;
}

const SIDES = (['thickness', 'width'] as const).flatMap((side) => {
  const words = `(?:${MEASURE_WORDS[side].join('|')})`;
  return [`(?<![\\p{L}\\p{N}])${words}\\s+(\\d{1,3})${END}`, `(?<![\\p{L}\\p{N}.,x-])(\\d{1,3})\\s+${words}${END}`].map(
    (source) => ({ pattern: new RegExp(source, 'gu'), marked: ` ${side}$1 ` }),
  );
});

/** `dikte 28` and `28 dik` become `thickness28`, which is a term of the index. */
const markSides = (text: string): string =>
  SIDES.reduce((marked, { pattern, marked: replacement }) => marked.replace(pattern, replacement), text);
