import type { ProductTemplateId } from '@geven/odoo-sdk';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { refusalsOf } from '@/lib/forms/form-action';
import { localPath } from '@/lib/routing/local-path';
import { href } from '@/lib/routing/routes';

/** Puts a sample of a product into the cart and goes there; refused, the cart says why. */
export async function addSample({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const product = Number(values.product);
  // Nothing that a page of the shop sends: back without a word.
  if (!Number.isInteger(product) || product < 1 || product >= 2 ** 31) return { to: localPath(values.path) };
  const refusals = await refusalsOf(sdk.cart.sampleRequest(product as ProductTemplateId));
  return refusals ? { backTo: 'cart', refusals } : { to: href('cart', locale) };
}
