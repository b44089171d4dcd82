import type { Locale } from '@geven/timber';
import type { Cart } from '../cart/cart';
import { type PaymentState, paymentStateOf, stateAfter } from './order-state';
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

interface Placement extends Pick<PlacedOrder, 'placedAt' | 'paymentKind' | 'locale'> {
  /** The number that the backend gave it. */
  readonly name: string;
}

/** The order that a cart becomes. */
export function placedOrder(cart: Cart, { name, ...placement }: Placement): PlacedOrder {
  const state = stateAfter('Quotation', placingEvents(placement.paymentKind));
  const order = { ...cart, name, state, removedLines: [] };
  return { order, paymentState: paymentStateOf(state), ...placement };
}
