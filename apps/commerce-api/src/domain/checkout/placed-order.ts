import type { Locale } from '@geven/timber';
import type { Cart } from '../cart/cart';
import { type PaymentState, paymentStateAfter, stateAfter } from './order-state';
import { type PaymentKind, placingEvents } from './payment-kind';

/** What a cart becomes when its order is placed. */
export type Order = Cart & { readonly name: string };

/** An order as it was placed: names, prices and addresses stay as they were. */
export interface PlacedOrder {
  readonly order: Order;
  readonly placedAt: Date;
  readonly paymentKind: PaymentKind;
  readonly paymentState: PaymentState;
  /** Language it was ordered in: the language of its mails. */
  readonly locale: Locale;
}

/** Whether nothing is waited for before the yard begins: it is paid, or is paid on account later. */
export const isBegun = ({ paymentKind, paymentState }: Pick<PlacedOrder, 'paymentKind' | 'paymentState'>): boolean =>
  paymentKind === 'ACCOUNT' || paymentState === 'done';

interface Placement extends Pick<PlacedOrder, 'placedAt' | 'paymentKind' | 'locale'> {
  /** The number that the backend gave it. */
  readonly name: string;
}

/** The order that a cart becomes. */
export function placedOrder(cart: Cart, { name, ...placement }: Placement): PlacedOrder {
  const events = placingEvents(placement.paymentKind);
  const state = stateAfter('Quotation', events);
  // A code that took nothing off is none of the order's.
  const coupon = cart.coupon?.barrier ? null : cart.coupon;
  // The term counts for orders on account alone, as it is today.
  const credit = placement.paymentKind === 'ACCOUNT' ? cart.credit : null;
  const order = {
    ...cart,
    name,
    state,
    removedLines: [],
    deliveryMethods: [],
    quotation: null,
    coupon,
    credit,
    guest: null,
  };
  return { order, paymentState: events.reduce(paymentStateAfter, 'pending'), ...placement };
}
