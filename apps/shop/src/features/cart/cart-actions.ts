import { type FormOutcome, refusalsOf, type SubmittedForm } from '../../lib/form-action';
import { href } from '../../lib/routes';

/** Sets the pieces of a line, or takes the line out: what the forms of a line post. */
export async function changeLine({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const id = Number(values.lineId);
  const call =
    values.action === 'remove'
      ? sdk.cart.cartRemoveMultipleItems([id])
      : sdk.cart.cartUpdateMultipleItems([{ id, quantity: Number(values.quantity) }]);
  const refusals = await refusalsOf(call);
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Sets where the cart goes. */
export async function changePlace({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.cart.setPostalCode(values.countryCode ?? '', values.zip ?? ''));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}
