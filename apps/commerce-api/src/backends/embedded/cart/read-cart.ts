import type { Locale } from '@geven/timber';
import type { Queryable } from '../../../database/transaction';
import { type CartLineFacts, composeOrder } from '../../../domain/cart/compose-order';
import type { Order } from '../../../domain/cart/order';
import { type CartLineRow, findCart, findLines } from './cart-rows';

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
  const { cart, shippingAddress, invoiceAddress } = found;
  const rows = await findLines(db, cart.id, locale);
  const sold = rows.flatMap(({ isSold, variant, ...line }) => (isSold && variant ? [{ ...line, variant }] : []));
  const { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted } = cart;
  const order = composeOrder({
    id: cart.id,
    name: null,
    state: 'Quotation',
    version: cart.version,
    locale,
    lines: sold.map(lineFacts),
    destination: cart.country && cart.zip ? { country: cart.country, zip: cart.zip } : null,
    shippingAddress: shippingAddress && withoutSession(shippingAddress),
    invoiceAddress: invoiceAddress && withoutSession(invoiceAddress),
    paymentProviderId: cart.paymentProviderId,
    consent: { isTermsAccepted, isProductInfoRead, isDeliveryCostAccepted },
    clientOrderRef: cart.clientOrderRef,
    transportMsg: cart.transportMsg,
  });
  const soldIds = new Set(sold.map(({ id }) => id));
  return {
    order,
    goneLines: rows.flatMap(({ id }) => (soldIds.has(id) ? [] : [id])),
    repricedLines: sold.flatMap(({ id, shownPrice, variant: { price } }) =>
      shownPrice === price ? [] : [{ id, price }],
    ),
  };
}

/** Takes the owner out of a stored address: nobody above may see or need it. */
export function withoutSession<Row extends { sessionId: number }>({ sessionId, ...address }: Row) {
  return address;
}

function lineFacts({
  id,
  pieces,
  variant: { id: variantId, ...variant },
}: Pick<CartLineRow, 'id' | 'pieces'> & { variant: NonNullable<CartLineRow['variant']> }): CartLineFacts {
  return { id, pieces, variantId, ...variant };
}
