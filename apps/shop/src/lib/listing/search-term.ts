/** Characters of a search that are looked at. */
export const MAX_TERM = 200;

/** What was typed, as a search of at most so many characters; never half of one, which addresses could not hold. */
export const searchTerm = (text: string, most = MAX_TERM): string =>
  Array.from(text.trim()).slice(0, most).join('').trim();
