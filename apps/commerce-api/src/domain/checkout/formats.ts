/** The format of a phone number, with an example for the refusal. */
export const PHONE = { pattern: /^\+?[\d\s()/.-]{6,}$/, example: '+49 123 456789' };

/** Line breaks and other control characters have no place in names and addresses: they end up in mail headers and on labels. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Each line trimmed, with one empty line between paragraphs at most. */
export function severalLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(oneLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
