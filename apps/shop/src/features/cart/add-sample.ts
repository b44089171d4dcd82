import { readProduct } from '@/lib/cart/add-chosen';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { refusalsOf } from '@/lib/forms/form-action';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';

/** Puts a sample of a product into the cart and goes there; refused, the cart says why. */
export async function addSample({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const product = readProduct(values.product);
  // Nothing that a page of the shop sends: back without a word.
  if (product === null) return { to: localPath(values.path) };
  const refusals = await refusalsOf(sdk.cart.sampleRequest(product));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}
