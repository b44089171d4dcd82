/** What of an order its owner may have changed: the reference for the invoice (DB-20), or all of it given up (DB-10). */
export type OrderChange =
  | { readonly kind: 'reference'; readonly clientOrderRef: string | null }
  | { readonly kind: 'cancel' };

export type OrderChangeKind = OrderChange['kind'];

/** How long the mailed link of a change that a guest asked for is good for. */
export const ORDER_CHANGE_LIFE_MS = 24 * 60 * 60 * 1000;
