import { createTurns } from '../../../carts/in-turn';
import { type Owner, ownerKey } from '../../../carts/ownership';
import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';

/** Runs work on a shopper's cart in a transaction. */
export type CartTransaction = <Result>(shopper: Owner, work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/**
 * One transaction of a shopper at a time: many requests of one visitor wait for each other here, instead of each with a
 * connection that other visitors need.
 */
export function createCartTransaction({ db }: Pick<Database, 'db'>): CartTransaction {
  const inTurn = createTurns();
  return (shopper, work) => inTurn(ownerKey(shopper), () => db.transaction(work));
}
