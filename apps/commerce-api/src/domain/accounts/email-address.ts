// One @ with something on both sides and a dot behind it: the mail itself is the real check.
const EMAIL = /^[^\s@<>(),;:"\\]+@[^\s@.<>(),;:"\\]+(\.[^\s@.<>(),;:"\\]+)+$/;

/** Whether a text can be an e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL.test(text);

/**
 * One form of an address for all the ways to write it: no white space around it, small letters, one encoding of accents,
 * the domain as DNS has it. What providers do with dots or a plus stays theirs.
 */
export function emailKey(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  return `${text.slice(0, at + 1)}${asciiDomain(text.slice(at + 1))}`;
}

/** A domain as it is looked up: `BÜRO.de` is `xn--bro-hoa.de`. What is none stays as it is. */
export function asciiDomain(domain: string): string {
  const text = domain.trim().toLowerCase();
  return URL.parse(`http://${text}`)?.hostname || text;
}
