import { ORDER_PROCESSING_MINUTES } from '@geven/timber';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';
import { saveAddresses } from './address/save-addresses';
import { choosePayment } from './payment/choose-payment';

/** Saves the addresses and goes on to the payment. */
export async function submitAddress({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await saveAddresses(sdk, values);
  return refusals.length > 0 ? { backTo: 'checkoutAddress', refusals } : { to: href('checkoutPayment', locale) };
}

/** Chooses how to pay and goes where the provider says. */
export async function submitPayment({ values, sdk }: SubmittedForm): Promise<FormOutcome> {
  const choice = await choosePayment(sdk, values);
  return 'url' in choice ? { to: localPath(choice.url) } : { backTo: 'checkoutPayment', refusals: choice.refusals };
}

/** Places the order. The key makes a second post of the same page answer the same order (CO-24). */
export async function submitOrder({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const order = { clientKey: values.clientKey ?? '', version: Number(values.version) };
  const refusals = await refusalsOf(sdk.checkout.placeOrder(order, { timeoutMs: ORDER_PROCESSING_MINUTES * 60_000 }));
  if (!refusals) return { to: href('checkoutSuccess', locale) };
  const code = refusals[0]?.code;
  if (code === 'ADDRESS_REQUIRED' || code === 'ADDRESS_NOT_DELIVERABLE') return { backTo: 'checkoutAddress', refusals };
  if (code !== undefined && PAYMENT_CODES.has(code)) return { backTo: 'checkoutPayment', refusals };
  return { backTo: 'checkoutConfirm', refusals };
}

const PAYMENT_CODES = new Set([
  'PAYMENT_PROVIDER_REQUIRED',
  'PROVIDER_NOT_IMPLEMENTED',
  'TERMS_NOT_ACCEPTED',
  'PRODUCT_INFO_NOT_READ',
  'DELIVERY_COST_NOT_ACCEPTED',
]);
