import type { Order } from '../cart/order';
import { nextState } from './order-state';

/** What a cart becomes when it is placed, under the number that its back-end gave it. */
export function placedOrder(cart: Order, name: string): Order & { readonly name: string } {
  const state = nextState('Quotation', 'place');
  if (!state) throw new Error('A quotation can be placed');
  return { ...cart, name, state, removedLines: [] };
}
