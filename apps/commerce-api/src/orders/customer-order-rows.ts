import { type DeliveryWindow, deliveryWindow } from '@geven/timber';
import type { Queryable } from '../database/transaction';
import { FINAL_STATES, type OrderState } from '../domain/checkout/order-state';
import type { PlacedOrder } from '../domain/checkout/placed-order';
import { processStepOf } from '../domain/checkout/process-step';
import { countInvoices } from '../invoices/count-invoices';
import type { CustomerOrder } from '../ports/customer-orders';
import { findRefunds } from './find-refunds';
import { type OrderRow, withLines } from './order-rows';

/** What waits for its money: nothing else is cancelled by its customer. */
const UNPAID: OrderState = 'QuotationSent';

/** How rows are shown to customers. */
export interface RowsOptions {
  /** False where another system has to follow what is changed. */
  readonly isChangeable: boolean;
  /** Where invoices are made out elsewhere: how many each of some orders has, by the order's id. */
  readonly countInvoices?: typeof countInvoices;
}

/** What of an order its customer may still change here. */
export const changesOf = (
  state: OrderState,
  { isChangeable }: Pick<RowsOptions, 'isChangeable'>,
): Pick<CustomerOrder, 'isReferenceEditable' | 'isCancellable'> => ({
  isReferenceEditable: isChangeable && !FINAL_STATES.includes(state),
  isCancellable: isChangeable && state === UNPAID,
});

/** Rows of orders as their customers follow them. */
export async function toCustomerOrders(
  queryable: Queryable,
  rows: readonly OrderRow[],
  { isChangeable, countInvoices: countOf = countInvoices }: RowsOptions,
): Promise<CustomerOrder[]> {
  if (rows.length === 0) return [];
  // One after the other: a transaction has one connection.
  const placed = await withLines(queryable, rows);
  const counts = await countOf(queryable, rows);
  const refunds = await findRefunds(queryable, rows);
  return placed.map((each, index) => {
    const { state } = each.order;
    const row = rows[index];
    return {
      ...each,
      processStep: processStepOf(state, row?.processStep ?? null),
      isPlacedHere: row?.isPlacedHere ?? true,
      invoiceCount: counts.get(each.order.id) ?? 0,
      refunds: refunds.get(each.order.id) ?? [],
      deliveryDates: row ? deliveryDatesOf(row, each) : null,
      deliveredAt: isChangeable && state === 'Locked' ? (row?.endedAt ?? null) : null,
      ...changesOf(state, { isChangeable }),
    };
  });
}

/** Counted as in the mails about it, from the day it was begun; nobody told the shop what was agreed on in Odoo. */
function deliveryDatesOf({ begunAt, isPlacedHere }: OrderRow, { order, locale }: PlacedOrder): DeliveryWindow | null {
  if (!begunAt || !isPlacedHere || !order.freight || order.state !== 'SalesOrder') return null;
  return deliveryWindow({ today: begunAt, saleDelay: order.saleDelay, locale });
}
