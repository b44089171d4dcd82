import type { ProductCard } from '@geven/odoo-sdk';
import { THICKNESS_BUCKETS } from '@geven/timber';
import { type CatalogueReader, catalogueOf } from '../api/catalogue-of';
import { CACHE_TAGS } from '../serving/cache-tags';

type Attributes = Readonly<Record<string, string[]>>;

/** Accessories have no thickness, so these are boards; six fill rows of three and of two. */
const BOARDS = { count: 6, attributes: { thickness: THICKNESS_BUCKETS.map(({ slug }) => slug) } };

/** A row of boards of about one size for one purpose. */
const ALIKE = {
  count: 4,
  attributes: { application: ['terrace'], thickness: ['till-28'], width: ['70-150'] },
};

/** What many buy. */
export const loadPopularBoards = (reader: CatalogueReader): Promise<readonly ProductCard[]> =>
  loadPopular(reader, BOARDS);

/** What many buy of boards that one compares with each other. */
export const loadComparableBoards = (reader: CatalogueReader): Promise<readonly ProductCard[]> =>
  loadPopular(reader, ALIKE);

async function loadPopular(
  reader: CatalogueReader,
  { count, attributes }: { count: number; attributes: Attributes },
): Promise<readonly ProductCard[]> {
  const { catalogue, options } = await catalogueOf(reader, CACHE_TAGS.catalogue, CACHE_TAGS.day);
  const { products } = await catalogue.getProductTemplatesList(
    {
      pageSize: count,
      sort: 'popularity,DESC',
      filter: { attributes: Object.entries(attributes).map(([attribute, values]) => ({ attribute, values })) },
    },
    options,
  );
  return products;
}
