const SPACE = '\u00a0';

const UNITS = [
  ...['mm', 'cm', 'm', 'm²', 'm³', 'lfm', 'kg', 'g', 'l', 'ml', '%', '€', 'MB'],
  ...['Uhr', 'uur', 'Minuten', 'minuten', 'minutes', 'Stunden', 'hours', 'Tage', 'Tagen', 'dagen', 'days'],
  ...['Stück', 'stuks', 'pieces'],
].join('|');

const BEFORE_UNIT = new RegExp(`(?<=\\d|\\}\\}) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');
const IN_SIZE = / (?=[×=])|(?<=[×=]) |(?<=[−+±]|\bR) (?=\d)/g;

/** A text whose amounts and times stay in one line: `2,40 m`, `7 %`, `17 Uhr`, `{{count}} days`. Markup is left alone. */
export const keepUnits = (text: string): string => text.replace(BEFORE_UNIT, SPACE);

/** The same, and its sizes too: `28 × 145 mm`, `± 3 mm`, `R 3 mm`. */
export const nonBreaking = (text: string): string => keepUnits(text).replace(IN_SIZE, SPACE);
