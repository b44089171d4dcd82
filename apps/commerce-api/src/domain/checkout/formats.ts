/** Formats of what is typed in, each with an example for the refusal. */
export const PHONE = { pattern: /^\+?[\d\s()/.-]{6,}$/, example: '+49 123 456789' };
export const VAT = { pattern: /^[A-Z]{2}[0-9A-Z+*]{2,12}$/, example: 'DE123456789' };

/** Line breaks and other control characters have no place in names and addresses: they end up in mail headers and on labels. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A VAT number without what people put between its characters. */
export const plainVat = (value: string): string =>
  oneLine(value)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
