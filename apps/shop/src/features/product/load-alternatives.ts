import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import { type CatalogueReader, catalogueOf } from '@/lib/api/catalogue-of';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

const MAX_ALTERNATIVES = 8;
/** A slug of the range says species, family and size; fewer words are any address at all. */
const FEWEST_WORDS = 3;

/**
 * What could be taken instead of a product that is not there: what the range names for it, which knows it also when it
 * is no longer published; else what the words of its slug find, without the last ones when all of them find nothing.
 */
export async function loadAlternatives(
  reader: CatalogueReader,
  id: ProductTemplateId,
  slug: string,
): Promise<readonly ProductCard[]> {
  const { catalogue, options } = await catalogueOf(reader, CACHE_TAGS.catalogue, CACHE_TAGS.day);
  const named = await catalogue.getAlternativeProducts(id, options);
  if (named.length > 0) return named.slice(0, MAX_ALTERNATIVES);
  const words = slug.split('-').filter(Boolean);
  if (words.length < FEWEST_WORDS) return [];
  for (const search of [words, words.slice(0, 2)]) {
    const { products } = await catalogue.getProductTemplatesList(
      { pageSize: MAX_ALTERNATIVES, search: search.join(' ') },
      options,
    );
    if (products.length > 0) return products;
  }
  return [];
}
