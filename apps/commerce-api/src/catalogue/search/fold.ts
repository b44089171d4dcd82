/** Text as search compares it: lower case, without accents, `×` between sizes as `x`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d)\s*[x×*]\s*(?=\d)/g, '$1x');
}

/** The words of a text that is folded: letters, digits, and what hyphens hold together. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The words that find a text: whole ones, their parts at hyphens, and umlauts written out too. */
export function termsOf(text: string): string[] {
  const spelledOut = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  const words = [...wordsOf(fold(text)), ...wordsOf(fold(spelledOut))];
  return words.flatMap((word) => (word.includes('-') ? [word, word.replaceAll('-', ''), ...word.split('-')] : [word]));
}
