import { formatMoney } from '@geven/timber';
import { eq } from 'drizzle-orm';
import { moment } from '../../commands/moment';
import { stockHolds } from '../../database/schema/stock-holds';
import type { Queryable } from '../../database/transaction';
import type { OrderNote, OrderNoteKind } from '../../domain/checkout/order-note';
import type { Order, PlacedOrder } from '../../domain/checkout/placed-order';
import { recipientOf } from '../../domain/checkout/recipient-of';
import { describePayments } from '../../payments/commands/describe-payments';
import { findOrderNotes } from '../order-notes';
import { findOrderByName } from '../order-rows';
import { PAYMENT_WORDS, STATE_WORDS } from './state-words';

const NOTE_WORDS: Readonly<Record<OrderNoteKind, string>> = {
  reminder: 'the customer was reminded to pay',
  paid: 'the transfer arrived',
  cancelled: 'cancelled',
  delivered: 'delivered',
  capture: 'Adyen was told to take the money',
  cardRefund: 'Adyen was told to send money back',
  bankRefund: 'to be paid back by bank',
};

/** Everything about an order, one fact a line. Raises a sentence where there is none. */
export async function showOrder(db: Queryable, number: string): Promise<string[]> {
  const placed = await findOrderByName(db, number);
  if (!placed) throw new Error(`There is no order ${number}`);
  const { order } = placed;
  const holds = await db
    .select()
    .from(stockHolds)
    .where(eq(stockHolds.orderName, number))
    .orderBy(stockHolds.variantId);
  const payments = await describePayments(db, number);
  const notes = await findOrderNotes(db, order.id);
  return [
    headLine(placed),
    ...customerLines(order),
    ...order.lines.map(lineText),
    ...sumLines(order),
    ...textLines(order),
    ...part(
      'Promised from stock',
      holds.map(({ variantId, pieces }) => `${pieces} × variant ${variantId}`),
    ),
    ...part('Payments', payments),
    ...part('Notes', notes.map(noteText)),
  ];
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

function headLine({ order, placedAt, paymentKind, locale }: PlacedOrder): string {
  const paidBy = PAYMENT_WORDS[paymentKind];
  return `${order.name}: ${STATE_WORDS[order.state]}, ${paidBy}, ordered ${moment(placedAt)} in ${locale}`;
}

function customerLines(order: Order): string[] {
  const address = recipientOf(order);
  if (!address) return [];
  const { name, companyName, street, street2, zip, city, country, email, phone } = address;
  const parts = [companyName, name, street, street2, `${zip} ${city}`, country, email, phone];
  return [`  ${parts.filter(Boolean).join(', ')}`];
}

function lineText({ pieces, name, gross, piecesFromStock, finishes }: Order['lines'][number]): string {
  const worked = finishes.length > 0 ? `, ${finishes.map((finish) => finish.name).join(', ')}` : '';
  return `  ${pieces} × ${name}${worked}: ${formatMoney(gross)}, ${piecesFromStock} from stock`;
}

function sumLines({ freight, amounts, coupon }: Order): string[] {
  const later = freight?.isCalculatedAfterwards
    ? `calculated afterwards, ${formatMoney(freight.maximum ?? 0)} at most`
    : null;
  return [
    ...(coupon ? [`  promo code ${coupon.code}: ${formatMoney(amounts.discounts)}`] : []),
    ...(freight ? [`  ${freight.method.toLowerCase()}: ${later ?? formatMoney(freight.price)}`] : []),
    `  total: ${formatMoney(amounts.total)}`,
  ];
}

function textLines({ clientOrderRef, projectReference, transportMsg, remark }: Order): string[] {
  const texts = { 'invoice reference': clientOrderRef, project: projectReference, transport: transportMsg, remark };
  return Object.entries(texts).flatMap(([label, text]) => (text ? [`  ${label}: ${text}`] : []));
}

const noteText = ({ kind, cents, at }: OrderNote): string =>
  `${moment(at)} ${NOTE_WORDS[kind]}${cents === null ? '' : `, ${formatMoney(cents)}`}`;
