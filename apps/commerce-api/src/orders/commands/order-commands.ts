import { formatMoney } from '@geven/timber';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../catalogue/catalogue-changes';
import { moment } from '../../commands/moment';
import type { Database } from '../../database/connection';
import { orders } from '../../database/schema/orders';
import type { Transaction } from '../../database/transaction';
import { type OrderNote, type OrderNoteKind, refundedBy } from '../../domain/checkout/order-note';
import { nextState, type OrderState } from '../../domain/checkout/order-state';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import type { ProcessStep } from '../../domain/checkout/process-step';
import { invoiceAfter } from '../../invoices/invoice-after';
import { findPaidAttempt } from '../../payments/attempt-rows';
import { advanceOrder, noteMoney } from '../advance-order';
import { cancelOrder } from '../cancel-order';
import { addOrderNote, findOrderNotes } from '../order-notes';
import { lockOrder } from '../order-rows';
import { type RefundContext, refundOrder } from '../refund-order';
import { takeFromStock } from '../stock-holds';
import { STATE_WORDS } from './state-words';

/** What the commands for orders need. */
export interface OrderCommandsOptions extends Pick<Database, 'db'>, RefundContext {
  /** Whether the money of cards is taken by command, and not at once. */
  readonly isCapturedLater: boolean;
}

interface Refund {
  /** Null: all that is left. */
  readonly cents: number | null;
  /** Whether an amount that went back before is meant to go back once more. */
  readonly isAgain: boolean;
}

const WITHOUT_CHANGE = 'nothing has changed';

/**
 * What the merchant does with orders. Each command says in a sentence what it did; done a second time it changes nothing
 * and says so. What cannot be done is raised, as a sentence too.
 */
export function createOrderCommands(options: OrderCommandsOptions) {
  const { db, clock, enqueue, isCapturedLater } = options;

  /** Changes an order that nobody else changes meanwhile. */
  const change = (number: string, work: (tx: Transaction, placed: PlacedOrder) => Promise<string>): Promise<string> =>
    db.transaction(async (tx) => {
      const placed = await lockOrder(tx, number);
      if (!placed) throw new Error(`There is no order ${number}`);
      return await work(tx, placed);
    });
  const note = (tx: Transaction, { order }: PlacedOrder, kind: OrderNoteKind, cents: number | null = null) =>
    addOrderNote(tx, order.id, { kind, cents, at: clock.now() });

  return {
    /** A transfer has arrived: the order is paid, and the shopper hears that planing begins. */
    markPaid: (number: string, { isFreightAgreed }: { isFreightAgreed: boolean }) =>
      change(number, async (tx, placed) => {
        const { id, state, freight, amounts } = placed.order;
        if (state === 'Cancelled')
          throw new Error(`${number} is cancelled: pay the money back by bank, or have the customer order again`);
        if (placed.paymentState === 'done') return `${number} was paid already: ${WITHOUT_CHANGE}`;
        if (placed.paymentKind === 'ACCOUNT') {
          await noteMoney(tx, id);
          await note(tx, placed, 'paid', amounts.total);
          return `${number}, ordered on account, is paid`;
        }
        if (freight?.isCalculatedAfterwards && !isFreightAgreed)
          throw new Error(
            `The delivery costs of ${number} were calculated after the order: add --freight-agreed once the customer has agreed to them`,
          );
        await advanceOrder(tx, placed, { event: 'pay', at: clock.now() });
        await note(tx, placed, 'paid', amounts.total);
        const data = { orderId: id, paidAt: clock.now().toISOString() };
        await enqueue(tx, { name: 'payment-received', key: String(id), data });
        await invoiceAfter(tx, id, 'paid', enqueue);
        return `${number} is paid: its production can begin, and the customer gets a mail`;
      }),
    cancel: (number: string) =>
      change(number, async (tx, placed) => {
        const { state } = placed.order;
        if (state === 'Cancelled') return `${number} was cancelled already: ${WITHOUT_CHANGE}`;
        if (!nextState(state, 'cancel'))
          throw new Error(`${number} is delivered and cannot be cancelled any more; refund pays money back`);
        return cancelled(placed, await cancelOrder(tx, placed, { ...options, reason: 'merchant' }));
      }),
    /** The goods have left the yard: what was promised to the order leaves the stock. */
    deliver: (number: string) =>
      change(number, async (tx, placed) => {
        const { state } = placed.order;
        if (state === 'Locked') return `${number} was delivered already: ${WITHOUT_CHANGE}`;
        if (!nextState(state, 'lock')) throw new Error(`${number} ${notDelivered(state)}`);
        await advanceOrder(tx, placed, { event: 'lock', at: clock.now() });
        await note(tx, placed, 'delivered');
        await invoiceAfter(tx, placed.order.id, 'delivered', enqueue);
        if (await takeFromStock(tx, number)) await announceCatalogueChange(tx);
        const isCaptured = isNoted(await findOrderNotes(tx, placed.order.id), 'capture');
        const isMoneyOpen = placed.paymentKind === 'CARD' && isCapturedLater && !isCaptured;
        return isMoneyOpen
          ? `${number} is delivered. Its money is only promised: take it with capture`
          : `${number} is delivered`;
      }),
    /** The yard goes on with an order that is paid: what its customer sees of it (DB-11). */
    step: (number: string, step: ProcessStep) =>
      change(number, async (tx, { order: { id, state } }) => {
        if (state !== 'SalesOrder') throw new Error(`${number} ${notInYard(state)}`);
        await tx.update(orders).set({ processStep: step }).where(eq(orders.id, id));
        return `${number} is at the step ${step}: its customer sees it`;
      }),
    /** Has the links of its mails open nothing any more, such as after one was passed on; the next mail has a new one (DB-08). */
    revokeLink: (number: string) =>
      change(number, async (tx, { order: { id } }) => {
        await tx
          .update(orders)
          .set({ linkVersion: sql`${orders.linkVersion} + 1` })
          .where(eq(orders.id, id));
        return `The links to ${number} in mails open nothing any more; the next mail about it has a new one`;
      }),
    /** Takes the money that a card has promised, where the shop does not take it at once. */
    capture: (number: string) =>
      change(number, async (tx, placed) => {
        const { state, amounts } = placed.order;
        if (placed.paymentKind !== 'CARD')
          throw new Error(`${number} is paid by transfer: there is nothing to capture`);
        if (!isCapturedLater)
          throw new Error('The money of cards is taken at once (ADYEN_CAPTURE=immediate): there is nothing to capture');
        if (state === 'Cancelled') throw new Error(`${number} is cancelled: its money was given back`);
        const notes = await findOrderNotes(tx, placed.order.id);
        if (isNoted(notes, 'capture')) return `${number} was captured already: ${WITHOUT_CHANGE}`;
        if (refundedBy(notes) > 0) throw new Error(`${number} was refunded: there is nothing left to capture`);
        const { reference } = await findPaidAttempt(tx, number);
        await note(tx, placed, 'capture', amounts.total);
        await enqueue(tx, { name: 'capture-payment', key: reference, data: { reference } });
        return `${formatMoney(amounts.total)} of ${number} is taken within minutes`;
      }),
    /** Pays money back. All that is left, before the order is delivered, cancels it. */
    refund: (number: string, { cents, isAgain }: Refund) =>
      change(number, async (tx, placed) => {
        const { id, state, amounts } = placed.order;
        if (state === 'Cancelled') throw new Error(`${number} is cancelled: what was paid went back then`);
        if (options.bookRefund && placed.paymentKind === 'WIRE')
          throw new Error(`${number} was paid by transfer: Odoo has its payment, so refund it there`);
        if (placed.paymentState !== 'done') throw new Error(`${number} is not paid yet: there is nothing to refund`);
        const notes = await findOrderNotes(tx, id);
        const left = amounts.total - refundedBy(notes);
        const amount = cents ?? left;
        const before = notes.findLast((known) => isRefundOf(known, amount));
        if (left === 0) return `All of ${number} went back already: ${WITHOUT_CHANGE}`;
        if (before && !isAgain)
          return `${formatMoney(amount)} of ${number} went back already, ${moment(before.at)}: ${WITHOUT_CHANGE}. To refund the same amount once more, add --again`;
        if (amount > left) throw new Error(`Of ${number} no more than ${formatMoney(left)} is left to refund`);
        const isPromised = placed.paymentKind === 'CARD' && isCapturedLater && !isNoted(notes, 'capture');
        if (isPromised && amount < amounts.total)
          throw new Error(`The money of ${number} is only promised: capture it before you refund a part`);
        if (amount === left && nextState(state, 'cancel'))
          return cancelled(placed, await cancelOrder(tx, placed, { ...options, reason: 'merchant' }));
        await refundOrder(tx, placed, amount, options);
        return `${refundText(placed, amount)}; the order stays ${state === 'Locked' ? 'delivered' : 'paid'}`;
      }),
  };
}

const isNoted = (notes: readonly OrderNote[], kind: OrderNoteKind) => notes.some((known) => known.kind === kind);

const isRefundOf = ({ kind, cents }: OrderNote, amount: number) =>
  (kind === 'cardRefund' || kind === 'bankRefund') && cents === amount;

const notInYard = (state: OrderState): string =>
  state === 'QuotationSent'
    ? 'is not paid yet: mark-paid comes before step'
    : `is ${STATE_WORDS[state]}: nothing of it is left in the yard`;

const notDelivered = (state: OrderState): string =>
  state === 'Cancelled' ? 'is cancelled: nothing is delivered' : 'is not paid yet: mark-paid comes before deliver';

function refundText({ order, paymentKind }: PlacedOrder, cents: number): string {
  return paymentKind === 'CARD'
    ? `${formatMoney(cents)} of ${order.name} goes back the way it was paid, within minutes`
    : `Pay ${formatMoney(cents)} of ${order.name} back by bank: it is noted with the order`;
}

function cancelled(placed: PlacedOrder, refund: number): string {
  const done = `${placed.order.name} is cancelled, its stock is free again, and the customer gets a mail`;
  return refund > 0 ? `${done}. ${refundText(placed, refund)}` : done;
}
