import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { href } from '@/lib/routing/routes';

/** Sets the pieces of a line, or takes the line out: what the forms of a line post. */
export async function changeLine({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const id = Number(values.lineId);
  const quantity = Number((values.quantity ?? '').replace(',', '.'));
  const refusals =
    values.action === 'remove'
      ? await refusalsOf(cart.cartRemoveMultipleItems([id]))
      : (checkQuantity(quantity) ?? (await refusalsOf(cart.cartUpdateMultipleItems([{ id, quantity }]))));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Half a board, or no number at all, is nothing that the API could be asked. */
function checkQuantity(quantity: number): FormRefusal[] | null {
  return Number.isInteger(quantity) && Math.abs(quantity) < 2 ** 31 ? null : [{ code: 'QUANTITY_INVALID', params: {} }];
}

/** Sets where the cart goes. */
export async function changePlace({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.setPostalCode(values.countryCode ?? '', values.zip ?? ''));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Takes everything out. */
export async function clearCart({ locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.cartClear());
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}
