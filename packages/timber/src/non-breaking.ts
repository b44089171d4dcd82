const SPACE = '\u00a0';

/** A text whose sizes and amounts stay in one line: `28 × 145 mm`, `2,40 m`, `7 %`, `± 3 mm`, `R 3 mm`. Markup is left alone. */
export const nonBreaking = (text: string): string =>
  text.replace(
    / (?=[×=])|(?<=[×=]) |(?<=[−+±]|\bR) (?=\d)|(?<=\d) (?=(?:mm|cm|m|m²|m³|lfm|kg|g|l|ml|%|€)(?![\p{L}\d]))/gu,
    SPACE,
  );
