import type { OrderId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { addAgain, afterAdding, isFixed } from '@/lib/cart/add-again';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';
import { type OrderPart, orderHref, readOrderId } from './order-view';

/** A form without an order comes from no page of ours: it is as if there were no such order. */
const missing = (locale: Locale): FormOutcome => ({
  backPath: href('dashboardOrders', locale),
  refusals: [{ code: 'ORDER_NOT_FOUND', params: {} }],
});

/** Back to the page of an order, with the form open that was refused. */
const backTo = (locale: Locale, id: OrderId, open?: OrderPart) => orderHref(locale, id, open ? { open } : {});

/** Changes the customer's reference of an order; an empty one is taken off (DB-20). */
export async function changeReference({ values, locale, sdk: { dashboard } }: SubmittedForm): Promise<FormOutcome> {
  const id = readOrderId(values.orderId);
  if (!id) return missing(locale);
  const refusals = await refusalsOf(dashboard.updateOrder({ id, clientOrderRef: values.clientOrderRef ?? '' }));
  return refusals
    ? { backPath: backTo(locale, id, 'reference'), refusals }
    : { to: orderHref(locale, id, { done: 'reference' }) };
}

/** Cancels an order that is not paid, after YES (DB-10). */
export async function cancelOrder({ values, locale, sdk: { dashboard } }: SubmittedForm): Promise<FormOutcome> {
  const id = readOrderId(values.orderId);
  if (!id) return missing(locale);
  const refusals = await refusalsOf(dashboard.cancelOrder(id));
  return refusals ? { backPath: backTo(locale, id), refusals } : { to: orderHref(locale, id, { done: 'cancelled' }) };
}

/**
 * Puts what was ordered into the cart once more: on to the cart, or back to the order that says what is gone. A cart that is a
 * quotation asks first.
 */
export async function orderAgain({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const id = readOrderId(values.orderId);
  if (!id) return missing(locale);
  const added = await addAgain(id, { sdk });
  if (!added.refusals) return afterAdding(added, locale);
  const { refusals } = added;
  return isFixed(refusals) ? { backTo: 'cart', refusals } : { backPath: backTo(locale, id), refusals };
}
