import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { refusalsOf } from '@/lib/forms/form-action';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { checkPieces, readPieces, type VariantPieces } from '@/lib/forms/pieces-form';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';
import { chosenFinishIds } from './chosen-finish-ids';

/** Puts the pieces of a product form into the cart and goes there; refused, it goes back with what was entered. */
export async function addToCart(form: SubmittedForm): Promise<FormOutcome> {
  const chosen = readPieces(form.values);
  if (chosen.length === 0) return backToProduct([{ code: 'PIECES_REQUIRED', params: {} }]);
  const refusals = checkPieces(chosen.map(({ pieces }) => pieces)) ?? (await refusalsOf(addFinished(form, chosen)));
  return refusals ? backToProduct(refusals) : { to: href('cart', form.locale) };

  function backToProduct(reasons: readonly FormRefusal[]): FormOutcome {
    return { backPath: localPath(form.values.path), refusals: reasons };
  }
}

async function addFinished({ values, sdk }: SubmittedForm, chosen: readonly VariantPieces[]): Promise<void> {
  const finishIds = await chosenFinishIds(values, sdk);
  await sdk.cart.cartAddMultipleItems(chosen.map(({ id, pieces }) => ({ id, quantity: pieces, finishIds })));
}
