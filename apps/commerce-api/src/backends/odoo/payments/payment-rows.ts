import { eq } from 'drizzle-orm';
import { odooPayments } from '../../../database/schema/odoo';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import type { Queryable } from '../../../database/transaction';
import type { CartAnswer } from '../actions/cart-request';

/** The sale order that an attempt to pay has frozen. */
export interface OdooPayment {
  readonly attemptId: string;
  readonly odooId: number;
  /** As it was frozen. */
  readonly shown: CartAnswer;
  readonly sentAt: Date | null;
  readonly bookedAt: Date | null;
}

/** The attempts that have frozen a sale order. */
export interface Freeze {
  /** Whether money may come for one of them at any moment. */
  readonly isOpen: boolean;
  /** References of those that came to nothing. */
  readonly ended: readonly string[];
}

export async function insertPayment(tx: Queryable, payment: Pick<OdooPayment, 'attemptId' | 'odooId' | 'shown'>) {
  await tx.insert(odooPayments).values(payment);
}

export async function findPayment(db: Queryable, attemptId: string): Promise<OdooPayment | null> {
  const [row] = await db.select().from(odooPayments).where(eq(odooPayments.attemptId, attemptId));
  return row ? { ...row, shown: row.shown as CartAnswer } : null;
}

export async function notePayment(
  db: Queryable,
  attemptId: string,
  facts: Partial<Pick<OdooPayment, 'shown' | 'sentAt' | 'bookedAt'>>,
): Promise<void> {
  await db.update(odooPayments).set(facts).where(eq(odooPayments.attemptId, attemptId));
}

/** Who has frozen a sale order; null for one that shoppers may change. */
export async function findFreeze(db: Queryable, odooId: number): Promise<Freeze | null> {
  const rows = await db
    .select({ reference: paymentAttempts.reference, state: paymentAttempts.state })
    .from(odooPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, odooPayments.attemptId))
    .where(eq(odooPayments.odooId, odooId))
    .orderBy(paymentAttempts.frozenAt, paymentAttempts.reference);
  if (rows.length === 0) return null;
  return {
    isOpen: rows.some(({ state }) => state === 'open'),
    ended: rows.flatMap(({ reference, state }) => (state === 'open' ? [] : [reference])),
  };
}
