/** As orders are numbered, such as S107312. Nothing else of an address is shown: anybody can write it. */
const REFERENCE = /^[A-Z]{1,4}\d{1,12}$/;

/** The reference of an order that an address names; null for anything that cannot be one. */
export function orderReference(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && REFERENCE.test(value) ? value : null;
}
