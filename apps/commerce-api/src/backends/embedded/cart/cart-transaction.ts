import { type Owner, ownerKey } from '../../../carts/ownership';
import { createSequence } from '../../../carts/run-in-sequence';
import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';

/** Runs work on a shopper's cart in a transaction. */
export type CartTransaction = <Result>(shopper: Owner, work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

/**
 * One transaction of a shopper at a time: many requests of one visitor wait for each other here, instead of each with a
 * connection that other visitors need.
 */
export function createCartTransaction({ db }: Pick<Database, 'db'>): CartTransaction {
  const inSequence = createSequence();
  return (shopper, work) => inSequence(ownerKey(shopper), () => db.transaction(work));
}
