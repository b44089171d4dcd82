import { ORDER_PROCESSING_MINUTES } from '@geven/timber';
import { chosenDeliveryMethod, DELIVERY_METHOD } from '@/lib/cart/delivery-method';
import { saveOrderTexts } from '@/lib/cart/save-order-texts';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';
import { saveAddresses } from './address/save-addresses';
import { choosePayment, isOfPayment } from './payment/choose-payment';

/** Saves addresses and way of delivery, whose price depends on them, and goes on to the payment. */
export async function submitAddress({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await saveAddresses(sdk, values);
  if (refusals.length > 0) return { backTo: 'checkoutAddress', refusals };
  // Where nothing can be chosen, as of a quotation, there is nothing to save.
  const refused =
    DELIVERY_METHOD in values && (await refusalsOf(sdk.cart.setShippingMethod(chosenDeliveryMethod(values))));
  if (!refused) return { to: href('checkoutPayment', locale) };
  return { backTo: 'checkoutAddress', refusals: refused.map((each) => ({ ...each, field: DELIVERY_METHOD })) };
}

/** Saves what was written on the order, chooses how to pay and goes where the provider says. */
export async function submitPayment({ values, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refused = await saveOrderTexts(sdk, values);
  if (refused.length > 0) return { backTo: 'checkoutPayment', refusals: refused };
  const choice = await choosePayment(sdk, values);
  return 'url' in choice ? { to: localPath(choice.url) } : { backTo: 'checkoutPayment', refusals: choice.refusals };
}

/** Places the order. The key makes a second post of the same page answer the same order (CO-24). */
export async function submitOrder({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const order = { clientKey: values.clientKey ?? '', version: Number(values.version) };
  const refusals = await refusalsOf(sdk.checkout.placeOrder(order, { timeoutMs: ORDER_PROCESSING_MINUTES * 60_000 }));
  if (!refusals) return { to: href('checkoutSuccess', locale) };
  const [refusal] = refusals;
  const code = refusal?.code;
  if (code === 'ADDRESS_REQUIRED' || code === 'ADDRESS_NOT_DELIVERABLE') return { backTo: 'checkoutAddress', refusals };
  if (refusal && isOfPayment(refusal)) return { backTo: 'checkoutPayment', refusals };
  return { backTo: 'checkoutConfirm', refusals };
}
