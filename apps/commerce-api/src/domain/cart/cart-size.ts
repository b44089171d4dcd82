import { CommerceError } from '../errors/commerce-error';

/** Lines of a cart, and items of one call: a page of more takes seconds to make and nobody reads it. */
export const MAX_CART_LINES = 100;
/** Net cents of the goods: 10 million euro. With VAT and freight it stays within 32 bits everywhere. */
export const MAX_CART_NET = 1_000_000_000;
/** Grams: 1,000 tonnes, forty lorries. */
export const MAX_CART_WEIGHT = 1_000_000_000;

/** Net cents and grams of all pieces of a line. */
interface LineSize {
  readonly net: number;
  readonly weight: number;
}

/** Refuses a cart that is larger than the shop takes online: CART_FULL, CART_TOO_LARGE. */
export function checkCartSize(lines: readonly LineSize[]): void {
  checkItemCount(lines);
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const weight = lines.reduce((sum, line) => sum + line.weight, 0);
  if (net > MAX_CART_NET || weight > MAX_CART_WEIGHT) throw new CommerceError('CART_TOO_LARGE');
}

/** Refuses a call with more items than a cart may have lines. */
export function checkItemCount(items: readonly unknown[]): void {
  if (items.length > MAX_CART_LINES) throw new CommerceError('CART_FULL', { max: MAX_CART_LINES });
}
