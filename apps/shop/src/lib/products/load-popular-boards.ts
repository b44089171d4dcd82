import type { ProductCard } from '@geven/odoo-sdk';
import { type Locale, THICKNESS_BUCKETS } from '@geven/timber';
import { sdkOf, tagged } from '../api/sdk-server';
import { CACHE_TAGS } from '../serving/cache-tags';

/** Fills rows of three and of two. */
const COUNT = 6;

/** What many buy; accessories have no thickness, so these are boards. */
export async function loadPopularBoards(locale: Locale): Promise<readonly ProductCard[]> {
  const { products } = await sdkOf(locale).catalogue.getProductTemplatesList(
    {
      pageSize: COUNT,
      sort: 'popularity,DESC',
      filter: { attributes: [{ attribute: 'thickness', values: THICKNESS_BUCKETS.map(({ slug }) => slug) }] },
    },
    tagged(CACHE_TAGS.catalogue, CACHE_TAGS.day),
  );
  return products;
}
