import type { FinishId, ProductTemplateId, Sdk } from '@geven/odoo-sdk';
import { FINISH_ATTRIBUTES } from '@/lib/products/product-state';

/** The API refuses it. */
const NO_FINISH = 0 as FinishId;

/**
 * Ids of the finishes that a product form names by attribute and slug, as addresses do (`finishing=oiled-once`). What
 * the product does not offer any more becomes 0, which the API refuses.
 */
export async function chosenFinishIds(values: Readonly<Record<string, string>>, sdk: Sdk): Promise<FinishId[]> {
  const chosen = FINISH_ATTRIBUTES.flatMap((attribute) => {
    const slug = values[attribute];
    return slug ? [{ attribute, slug }] : [];
  });
  if (chosen.length === 0) return [];
  const id = Number(values.product) as ProductTemplateId;
  const product = Number.isInteger(id) ? await sdk.catalogue.getProductTemplate(id) : null;
  const offered = product?.productTemplateAttributeValues ?? [];
  return chosen.map(
    ({ attribute, slug }) =>
      offered.find((value) => value.attribute === attribute && value.slug === slug)?.id ?? NO_FINISH,
  );
}
