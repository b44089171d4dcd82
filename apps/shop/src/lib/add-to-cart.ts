import type { FormOutcome, SubmittedForm } from './form-action';
import { refusalsOf } from './form-action';
import type { FormRefusal } from './form-flash';
import { localPath } from './local-path';
import { readPieces } from './pieces-form';
import { href } from './routes';

/** Puts the pieces of a product form into the cart and goes there; refused, it goes back with what was entered. */
export async function addToCart({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const products = readPieces(values);
  const refusals = checkPieces(products) ?? (await refusalsOf(sdk.cart.cartAddMultipleItems(products)));
  if (!refusals) return { to: href('cart', locale) };
  return { backPath: localPath(values.path), refusals };
}

/** What the API could only answer with "bad request": nothing chosen, or half a board. */
function checkPieces(products: readonly { quantity: number }[]): FormRefusal[] | null {
  if (products.length === 0) return [{ code: 'PIECES_REQUIRED', params: {} }];
  const isWhole = products.every(({ quantity }) => Number.isInteger(quantity) && quantity <= 2 ** 31 - 1);
  return isWhole ? null : [{ code: 'QUANTITY_INVALID', params: {} }];
}
