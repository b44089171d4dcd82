import type { CartLineId } from '@geven/odoo-sdk';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { checkPieces, readNumber } from '@/lib/forms/pieces-form';
import { href } from '@/lib/routing/routes';

/** Sets the pieces of a line, or takes the line out: what the forms of a line post. */
export async function changeLine({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const id = Number(values.lineId) as CartLineId;
  const pieces = readNumber(values.pieces ?? '');
  const refusals =
    values.action === 'remove'
      ? await refusalsOf(cart.cartRemoveMultipleItems([id]))
      : (checkPieces([pieces]) ?? (await refusalsOf(cart.cartUpdateMultipleItems([{ id, quantity: pieces }]))));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Sets where the cart goes. */
export async function changePlace({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.setPostalCode(values.countryCode ?? '', values.zip ?? ''));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Empties the cart. */
export async function clearCart({ locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.cartClear());
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}
