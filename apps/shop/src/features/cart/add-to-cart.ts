import { addPieces } from '@/lib/cart/add-chosen';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { readPieces } from '@/lib/forms/pieces-form';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';

/**
 * Puts the pieces of a product form into the cart and goes there; refused, it goes back with what was entered. Where the
 * cart is a quotation, the cart asks what is to become of it.
 */
export async function addToCart(form: SubmittedForm): Promise<FormOutcome> {
  if (readPieces(form.values).length === 0) return backToProduct([{ code: 'PIECES_REQUIRED', params: {} }]);
  const refusals = await addPieces(form);
  if (!refusals) return { to: href('cart', form.locale) };
  return refusals.some(({ code }) => code === 'QUOTATION_FIXED')
    ? { backTo: 'cart', refusals }
    : backToProduct(refusals);

  function backToProduct(reasons: readonly FormRefusal[]): FormOutcome {
    return { backPath: localPath(form.values.path), refusals: reasons };
  }
}
