import type { ProductCard } from '@geven/odoo-sdk';
import { THICKNESS_BUCKETS } from '@geven/timber';
import { type CatalogueReader, catalogueOf } from '../api/catalogue-of';
import { CACHE_TAGS } from '../serving/cache-tags';

/** Fills rows of three and of two. */
const COUNT = 6;

/** What many buy; accessories have no thickness, so these are boards. */
export async function loadPopularBoards(reader: CatalogueReader): Promise<readonly ProductCard[]> {
  const { catalogue, options } = await catalogueOf(reader, CACHE_TAGS.catalogue, CACHE_TAGS.day);
  const { products } = await catalogue.getProductTemplatesList(
    {
      pageSize: COUNT,
      sort: 'popularity,DESC',
      filter: { attributes: [{ attribute: 'thickness', values: THICKNESS_BUCKETS.map(({ slug }) => slug) }] },
    },
    options,
  );
  return products;
}
