import type { Transaction } from '../database/transaction';
import { placedOrder } from '../domain/checkout/placed-order';
import type { AttemptState } from '../domain/payments/payment-attempt';
import { insertOrder, isNameTaken } from '../orders/order-rows';
import { reserveLate } from '../orders/reservations';
import { type AttemptRow, findOpenSiblings, lockAttempt, writeEnd } from './attempt-rows';
import { type AttemptContext, giveUpAttempt } from './give-up-attempt';

export interface PlaceAttemptContext extends AttemptContext {
  /** Runs in the transaction that stores the order. */
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
  /** Takes what was ordered out of the cart that it came from. */
  readonly takeFromCart: (tx: Transaction, attempt: AttemptRow) => Promise<void>;
}

/**
 * Places the order of a paid attempt, once, in the caller's transaction. Where another attempt or a transfer has placed
 * it already, the money is sent back by a job.
 */
export async function placeAttempt(
  tx: Transaction,
  { id, pspReference }: { readonly id: string; readonly pspReference: string },
  context: PlaceAttemptContext,
): Promise<Extract<AttemptState, 'paid' | 'reversed'>> {
  const { clock, enqueue, onPlaced, takeFromCart } = context;
  const row = await lockAttempt(tx, id);
  if (row.state === 'paid' || row.state === 'reversed') return row.state;
  const at = clock.now();
  if (await isNameTaken(tx, row.orderName)) {
    await writeEnd(tx, id, { state: 'reversed', at, pspReference });
    await enqueue(tx, { name: 'reverse-payment', key: row.reference, data: { reference: row.reference } });
    return 'reversed';
  }
  const { orderName, cart, locale, clientKey } = row;
  const placed = placedOrder(cart, { name: orderName, placedAt: at, paymentKind: 'CARD', locale });
  await insertOrder(tx, placed, { shopper: row, clientKey });
  await onPlaced(tx, cart.id);
  await takeFromCart(tx, row);
  for (const sibling of await findOpenSiblings(tx, row)) await giveUpAttempt(tx, sibling, context);
  await reserveLate(tx, { orderName, ...cart });
  await writeEnd(tx, id, { state: 'paid', at, pspReference });
  return 'paid';
}
