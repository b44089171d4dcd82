import type { Locale } from '@geven/timber';
import type { Cart } from '../../../domain/cart/cart';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartAnswer, PlaceRequest } from '../actions/cart-request';
import { LANGS } from '../actions/langs';
import { addressValues } from '../customers/address-values';

interface Placing {
  readonly order: Cart;
  /** What the shopper saw. */
  readonly answer: CartAnswer;
  readonly clientKey: string;
  readonly locale: Locale;
  /** Of the customer that Odoo knows. */
  readonly customer: string | null;
}

/** What the cart action needs to make an order of a cart: the customer, and the amounts that were shown. */
export function placeRequest({ order, answer, clientKey, locale, customer }: Placing): PlaceRequest {
  const { shippingAddress, invoiceAddress, clientOrderRef, transportMsg } = order;
  if (!shippingAddress) throw new CommerceError('ADDRESS_REQUIRED');
  return {
    key: clientKey,
    shown: { lines: answer.lines.map(({ id, net, gross }) => [id, net, gross] as const), total: answer.total },
    lang: LANGS[locale],
    customer,
    invoice: addressValues(invoiceAddress ?? shippingAddress),
    shipping: invoiceAddress && invoiceAddress.id !== shippingAddress.id ? addressValues(shippingAddress) : null,
    client_order_ref: clientOrderRef,
    note: transportMsg,
  };
}
