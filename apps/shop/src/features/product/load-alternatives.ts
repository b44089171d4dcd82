import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

const MOST = 8;
/** A slug of the range says species, family and size; fewer words are any address at all. */
const FEWEST_WORDS = 3;

/**
 * What could be taken instead of a product that is not there: what the range names for it, which knows it also when it
 * is no longer published; else what the words of its slug find, without the last ones when all of them find nothing.
 */
export async function loadAlternatives(
  locale: Locale,
  id: ProductTemplateId,
  slug: string,
): Promise<readonly ProductCard[]> {
  const { catalogue } = sdkOf(locale);
  const named = await catalogue.getAlternativeProducts(id, tagged(CACHE_TAGS.catalogue, CACHE_TAGS.day));
  if (named.length > 0) return named.slice(0, MOST);
  const words = slug.split('-').filter(Boolean);
  if (words.length < FEWEST_WORDS) return [];
  for (const search of [words, words.slice(0, 2)]) {
    const { products } = await catalogue.getProductTemplatesList(
      { pageSize: MOST, search: search.join(' ') },
      tagged(CACHE_TAGS.catalogue, CACHE_TAGS.day),
    );
    if (products.length > 0) return products;
  }
  return [];
}
