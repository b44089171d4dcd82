import type { ProductCard } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { CACHE_TAGS } from '../../lib/cache-tags';
import { sdkOf, tagged } from '../../lib/sdk-server';

const MOST = 8;
/** A slug of the range says species, family and size; fewer words are any address at all. */
const FEWEST_WORDS = 3;

/** Products that the words of a slug find; without its last words when all of them find nothing. */
export async function loadAlternatives(locale: Locale, slug: string): Promise<readonly ProductCard[]> {
  const words = slug.split('-').filter(Boolean);
  if (words.length < FEWEST_WORDS) return [];
  for (const search of [words, words.slice(0, 2)]) {
    const { products } = await sdkOf(locale).catalogue.getProductTemplatesList(
      { pageSize: MOST, search: search.join(' ') },
      tagged(CACHE_TAGS.catalogue, CACHE_TAGS.day),
    );
    if (products.length > 0) return products;
  }
  return [];
}
