import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders } from '../../../database/schema/odoo';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import type { Transaction } from '../../../database/transaction';
import { findOrderByName } from '../../../orders/order-rows';
import { releaseStock } from '../../../orders/stock-holds';
import type { Clock } from '../../../ports/clock';
import type { Job, Jobs } from '../../../ports/jobs';
import { PermanentFailure } from '../../../ports/permanent-failure';
import { PAYMENT_ACTION, type PaymentOutcome, type PaymentRequest } from '../actions/payment-action';
import type { RunAction } from '../actions/run-action';
import { findPayment, notePayment, type OdooPayment } from './payment-rows';

interface PaymentJobsOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  readonly clock: Clock;
  readonly enqueue: (tx: Pick<Transaction, 'execute'>, job: Job) => Promise<void>;
}

/** Confirming an order, its invoice and its PDF take Odoo seconds. */
const TIMEOUT_MS = 60_000;

/** Has Odoo follow what became of payments. */
export function createOdooPaymentJobs({ db, run, clock, enqueue }: PaymentJobsOptions) {
  async function find(attemptId: string) {
    const payment = await findPayment(db, attemptId);
    const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    return payment && attempt ? { payment, attempt } : null;
  }
  const tell = (odooId: number, request: PaymentRequest) =>
    run<PaymentOutcome>(PAYMENT_ACTION, { recordId: odooId, request, timeoutMs: TIMEOUT_MS });
  const alarm = (tx: Pick<Transaction, 'execute'>, reference: string) =>
    enqueue(tx, {
      ...{ name: 'payment-alarm', key: `${reference}:notBooked` },
      data: { reference, alarm: 'notBooked' },
    });

  return {
    /** Has Odoo know that an order is paid: confirmed, with its payment, and its invoice where Odoo makes it. */
    async 'book-payment'({ attemptId }: Jobs['book-payment']): Promise<void> {
      const found = await find(attemptId);
      if (!found || found.payment.bookedAt || found.attempt.state !== 'paid') return;
      const { attempt, payment } = found;
      const { reference, orderName, pspReference } = attempt;
      const outcome = await tell(payment.odooId, {
        ...{ do: 'book', reference, psp_reference: pspReference ?? '' },
        shown: amountsOf(payment),
      });
      if ('differs' in outcome) {
        await alarm(db, reference);
        throw new PermanentFailure(`The order ${orderName} in Odoo is not what ${reference} has paid`);
      }
      await db.transaction(async (tx) => {
        await notePayment(tx, attemptId, { bookedAt: clock.now() });
        // From now on Odoo keeps the pieces for its order.
        await releaseStock(tx, orderName);
      });
    },
    /** Has Odoo know that money goes back: of the whole order with a credit note, of a part as a payment alone. */
    async 'book-refund'({ attemptId, noteId, cents }: Jobs['book-refund']): Promise<void> {
      const found = await find(attemptId);
      if (!found) return;
      const { payment, attempt } = found;
      const { reference, orderName, cart } = attempt;
      if (!payment.bookedAt) throw new Error(`Odoo does not know yet that ${reference} has paid`);
      const placed = await findOrderByName(db, orderName);
      await tell(payment.odooId, {
        ...{ do: 'refund', reference, refund: `${reference}-R${noteId}`, cents },
        is_whole: cents === cart.amounts.total,
        is_cancelled: placed?.order.state === 'Cancelled',
      });
    },
    /** Tells the merchant about a payment that Odoo does not know for too long. */
    async 'check-booking'({ attemptId }: Jobs['check-booking']): Promise<void> {
      const found = await find(attemptId);
      if (found && !found.payment.bookedAt) await alarm(db, found.attempt.reference);
    },
    /** Gives a frozen order back to its cart, or cancels it where the cart went on without it. */
    async 'release-order'({ attemptId }: Jobs['release-order']): Promise<void> {
      const found = await find(attemptId);
      if (!found) return;
      const { payment, attempt } = found;
      // The money has come after all.
      if (attempt.state === 'open' || attempt.state === 'paid') return;
      // It stays the quotation that the merchant has sent.
      if (attempt.cart.quotation) return;
      const rows = await db
        .select({ id: carts.id })
        .from(odooOrders)
        .innerJoin(carts, eq(carts.id, odooOrders.cartId))
        .where(eq(odooOrders.odooId, payment.odooId));
      await tell(payment.odooId, { do: 'release', reference: attempt.reference, is_cart: rows.length > 0 });
    },
  };
}

const amountsOf = ({ shown }: OdooPayment) => ({
  lines: shown.lines.map(({ id, net, gross }) => [id, net, gross] as const),
  total: shown.total,
});
