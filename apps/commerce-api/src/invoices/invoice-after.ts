import type { Transaction } from '../database/transaction';
import type { AttemptContext } from '../payments/give-up-attempt';

/** Something that an invoice or a credit note may follow. */
type Cause = 'placed' | 'paid' | 'delivered' | `refund-${number}`;

/** Has a job see what is to be made out for an order, in the transaction of what happened to it. */
export function invoiceAfter(
  tx: Transaction,
  orderId: number,
  cause: Cause,
  enqueue: AttemptContext['enqueue'],
): Promise<void> {
  return enqueue(tx, { name: 'issue-invoices', key: `${orderId}:${cause}`, data: { orderId } });
}
