import type { CartLineId } from '@geven/odoo-sdk';
import { addAgain, afterAdding, isFixed } from '@/lib/cart/add-again';
import { chosenDeliveryMethod } from '@/lib/cart/delivery-method';
import { saveOrderTexts } from '@/lib/cart/save-order-texts';
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

/** Writes references and notes on the order. */
export async function changeTexts({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await saveOrderTexts(sdk, values);
  return refusals.length > 0 ? { backTo: 'cart', refusals } : { to: `${href('cart', locale)}#order-texts` };
}

/** Puts a promo code on the cart, or takes it off. */
export async function changeCoupon({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const call = values.action === 'remove' ? cart.removeCoupon() : cart.applyCoupon(values.code ?? '');
  const refusals = await refusalsOf(call);
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Mails a copy of the cart to an address; the cart then says that it is sent. */
export async function mailCart({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.sendCartEmail(values.email ?? ''));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale, { query: { mailed: '1' } }) };
}

/** Puts the copy that the link of a mail leads to into the cart; a cart that is a quotation asks first. */
export async function restoreCart(form: SubmittedForm): Promise<FormOutcome> {
  const added = await addAgain(null, form);
  if (!added.refusals) return afterAdding(added, form.locale);
  return { backTo: isFixed(added.refusals) ? 'cart' : 'savedCart', refusals: added.refusals };
}

/** Chooses how the cart is delivered. */
export async function chooseDelivery({ values, locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.setShippingMethod(chosenDeliveryMethod(values)));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}

/** Empties the cart. */
export async function clearCart({ locale, sdk: { cart } }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(cart.cartClear());
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}
