import type { Locale } from '@geven/timber';
import type { Cart } from '../../../domain/cart/cart';
import type { PaymentKind } from '../../../domain/checkout/payment-kind';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartAnswer, PlaceRequest } from '../actions/cart-request';
import { LANGS } from '../actions/langs';
import { utmNames } from '../actions/utm-code';
import { addressValues } from '../customers/address-values';
import { orderNote } from './order-note';

interface Placing {
  readonly order: Cart;
  /** What the shopper saw. */
  readonly answer: CartAnswer;
  readonly clientKey: string;
  readonly locale: Locale;
  /** Of the customer that Odoo knows. */
  readonly customer: string | null;
  /** How it is paid: who waits for no money begins at once. */
  readonly paymentKind: PaymentKind;
}

/** What the cart action needs to make an order of a cart: the customer, and the amounts that were shown. */
export function placeRequest({ order, answer, clientKey, locale, customer, paymentKind }: Placing): PlaceRequest {
  const { isPickup, shippingAddress, invoiceAddress, clientOrderRef } = order;
  if (!shippingAddress) throw new CommerceError('ADDRESS_REQUIRED');
  return {
    key: clientKey,
    shown: { lines: answer.lines.map(({ id, net, gross }) => [id, net, gross] as const), total: answer.total },
    lang: LANGS[locale],
    customer,
    invoice: addressValues(invoiceAddress ?? shippingAddress),
    shipping: invoiceAddress && invoiceAddress.id !== shippingAddress.id ? addressValues(shippingAddress) : null,
    ...(isPickup ? { pickup: true as const } : {}),
    client_order_ref: clientOrderRef,
    note: orderNote(order, locale),
    ...(paymentKind === 'ACCOUNT' && order.credit ? { term_days: order.credit.days } : {}),
    ...(paymentKind === 'FREE' || paymentKind === 'ACCOUNT' ? { confirm: true as const } : {}),
    ...(order.campaign ? { campaign: utmNames(order.campaign) } : {}),
  };
}
