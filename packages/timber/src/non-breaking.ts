const SPACE = '\u00a0';

// Literals inside the functions: a pattern built beside them would be in every bundle that takes anything of this package.

/** A text whose amounts and times stay in one line: `2,40 m`, `7 %`, `17 Uhr`, `{{count}} days`. Markup is left alone. */
export const keepUnits = (text: string): string =>
  text.replace(
    /(?<=\d|\}\}) (?=(?:[mc]?m|m[²³]|lfm|k?g|m?l|%|€|MB|Uhr|uur|Minuten|minuten|minutes|Stunden|hours|Tagen?|dagen|days|Stück|stuks|pieces)(?![\p{L}\d]))/gu,
    SPACE,
  );

/** The same, and its sizes and norms too: `28 × 145 mm`, `± 3 mm`, `R 3 mm`, `EN 350`, `TX 25`. */
export const nonBreaking = (text: string): string =>
  keepUnits(text).replace(/ (?=[×=])|(?<=[×=]) |(?<=[−+±]|\b(?:R|EN|TX)) (?=\d)/g, SPACE);
