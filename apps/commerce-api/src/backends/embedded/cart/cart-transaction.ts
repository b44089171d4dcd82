import { createTurns } from '../../../carts/in-turn';
import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';
import type { CartOwner } from '../../../ports/cart';

/** Runs work on the cart of a session in a transaction. */
export type CartTransaction = <Result>(
  owner: Pick<CartOwner, 'sessionId'>,
  work: (tx: Transaction) => Promise<Result>,
) => Promise<Result>;

/**
 * One transaction of a session at a time: many requests of one visitor wait for each other here, instead of each with a
 * connection that other visitors need.
 */
export function createCartTransaction({ db }: Pick<Database, 'db'>): CartTransaction {
  const inTurn = createTurns();
  return ({ sessionId }, work) => inTurn(sessionId, () => db.transaction(work));
}
