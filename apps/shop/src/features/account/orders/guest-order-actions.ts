import { ORDER_CHANGE_LINK, orderLinkCookie } from '@/lib/account/link-cookies';
import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';
import { guestOrderHref, type OrderPart, readOrderId } from './order-view';

/** Has the address of an order asked whether it is to be changed or cancelled, by the link that this browser came with (DB-08). */
export async function requestOrderChange({ values, locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const id = readOrderId(values.orderId);
  // A form without an order comes from no page of ours.
  if (!id) return { to: href('home', locale) };
  const open: OrderPart = values.kind === 'CANCEL' ? 'cancel' : 'reference';
  const refusals = await refusalsOf(
    sdk.dashboard.requestOrderChange({
      orderId: id,
      accessToken: cookie?.(orderLinkCookie(id)) ?? '',
      ...(open === 'cancel' ? { kind: 'CANCEL' } : { kind: 'REFERENCE', clientOrderRef: values.clientOrderRef ?? '' }),
    }),
  );
  return refusals
    ? { backPath: guestOrderHref(locale, id, { open }), refusals }
    : { to: guestOrderHref(locale, id, { done: 'asked' }) };
}

/** Carries out the change that the link of a mail is for; the browser forgets the link then. */
export async function confirmOrderChange({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  let done = '';
  const confirmed = sdk.dashboard.confirmOrderChange(cookie?.(ORDER_CHANGE_LINK) ?? '').then(({ kind }) => {
    done = kind === 'CANCEL' ? 'cancelled' : 'changed';
  });
  const refusals = await refusalsOf(confirmed);
  if (refusals) return { backTo: 'orderChange', refusals };
  return {
    to: href('orderChange', locale, { query: { done } }),
    headers: [['set-cookie', goneCookie(ORDER_CHANGE_LINK)]],
  };
}
