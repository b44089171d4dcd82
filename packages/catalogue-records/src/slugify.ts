const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const GERMAN_LETTERS = new RegExp(`[${Object.keys(GERMAN).join('')}]`, 'g');

/** A text as a path segment: `Lärche Rhombusprofil 27 × 68` gives `laerche-rhombusprofil-27x68`. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(GERMAN_LETTERS, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s*×\s*/g, 'x')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
