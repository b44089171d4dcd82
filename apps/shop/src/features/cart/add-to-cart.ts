import type { CartProductInput } from '@geven/odoo-sdk';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { refusalsOf } from '@/lib/forms/form-action';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { readPieces } from '@/lib/forms/pieces-form';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';
import { chosenFinishIds } from './chosen-finish-ids';

/** Puts the pieces of a product form into the cart and goes there; refused, it goes back with what was entered. */
export async function addToCart(form: SubmittedForm): Promise<FormOutcome> {
  const products = readPieces(form.values);
  const refusals = checkPieces(products) ?? (await refusalsOf(addFinished(form, products)));
  if (!refusals) return { to: href('cart', form.locale) };
  return { backPath: localPath(form.values.path), refusals };
}

/** What the API could only answer with "bad request": nothing chosen, or half a board. */
function checkPieces(products: readonly { quantity: number }[]): FormRefusal[] | null {
  if (products.length === 0) return [{ code: 'PIECES_REQUIRED', params: {} }];
  const isWhole = products.every(({ quantity }) => Number.isInteger(quantity) && quantity <= 2 ** 31 - 1);
  return isWhole ? null : [{ code: 'QUANTITY_INVALID', params: {} }];
}

async function addFinished({ values, sdk }: SubmittedForm, products: readonly CartProductInput[]): Promise<void> {
  const finishIds = await chosenFinishIds(values, sdk);
  await sdk.cart.cartAddMultipleItems(products.map((product) => ({ ...product, finishIds })));
}
