/** Characters of a search that are looked at. */
export const MAX_TERM = 200;

/** What was typed, as a search of at most `max` characters; never half of one, which addresses could not hold. */
export const searchTerm = (text: string, max = MAX_TERM): string =>
  Array.from(text.trim()).slice(0, max).join('').trim();
