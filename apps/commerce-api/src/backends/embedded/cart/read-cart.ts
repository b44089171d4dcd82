import type { Locale } from '@geven/timber';
import { cartHead } from '../../../carts/cart-head';
import { findCart } from '../../../carts/cart-rows';
import type { Queryable } from '../../../database/transaction';
import { type CartLineFacts, composeOrder } from '../../../domain/cart/compose-order';
import type { Order } from '../../../domain/cart/order';
import { type CartLineRow, findLines } from './line-rows';

export interface CartReading {
  readonly order: Order;
  /** Lines whose product is no longer sold; they are not part of `order`. */
  readonly goneLines: readonly number[];
  /** Lines whose price in the catalogue is no longer the one that this version showed. */
  readonly repricedLines: readonly { readonly id: number; readonly price: number }[];
}

interface Reader {
  readonly sessionId: number;
  readonly locale: Locale;
}

/** The cart of a session with today's prices; null when there is none. */
export async function readCart(db: Queryable, { sessionId, locale }: Reader): Promise<CartReading | null> {
  const found = await findCart(db, sessionId);
  if (!found) return null;
  const rows = await findLines(db, found.cart.id, locale);
  const sold = rows.flatMap(({ isSold, variant, ...line }) => (isSold && variant ? [{ ...line, variant }] : []));
  const order = composeOrder({ ...cartHead(found), locale, lines: sold.map(lineFacts) });
  const soldIds = new Set(sold.map(({ id }) => id));
  return {
    order,
    goneLines: rows.flatMap(({ id }) => (soldIds.has(id) ? [] : [id])),
    repricedLines: sold.flatMap(({ id, shownPrice, variant: { price } }) =>
      shownPrice === price ? [] : [{ id, price }],
    ),
  };
}

function lineFacts({
  id,
  pieces,
  variant: { id: variantId, ...variant },
}: Pick<CartLineRow, 'id' | 'pieces'> & { variant: NonNullable<CartLineRow['variant']> }): CartLineFacts {
  return { id, pieces, variantId, ...variant };
}
