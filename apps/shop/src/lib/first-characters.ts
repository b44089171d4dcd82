/** The first so many characters of a text; never half of one, as of an emoji, which addresses could not hold. */
export const firstCharacters = (text: string, most: number): string => Array.from(text).slice(0, most).join('');
