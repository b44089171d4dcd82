import type { ProductCard } from '@geven/odoo-sdk';
import { DEFAULT_LOCALE, THICKNESS_BUCKETS } from '@geven/timber';
import { type CatalogueReader, catalogueOf } from '@/lib/api/catalogue-of';
import { type Filters, parseFilterSlug } from '@/lib/listing/filter-slug';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { loadCategories } from '@/lib/products/categories';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

interface RowOptions {
  /** Path in the default language; empty for the whole range. */
  readonly category: string;
  /** As an address has them: `__specie.larch-european`. */
  readonly filters: string;
  readonly sort: string;
  readonly count: number;
}

interface ProductsOfRow {
  readonly products: readonly ProductCard[];
  /** Where all of them are. */
  readonly address: Pick<ListingAddress, 'category' | 'filters' | 'sort'>;
}

/** Accessories have no thickness, so these are boards and beams: what a row of the whole range shows. */
const TIMBER: Filters = new Map([['thickness', THICKNESS_BUCKETS.map(({ slug }) => slug)]]);

/** Products that a story shows; none where its category is not in the range any more. */
export async function loadRowProducts(
  reader: CatalogueReader,
  { category, filters, sort, count }: RowOptions,
): Promise<ProductsOfRow> {
  const found = (await loadCategories(reader.locale)).find(({ paths }) => paths[DEFAULT_LOCALE] === category);
  const chosen = parseFilterSlug(filters);
  const address = { category: found ? found.path.split('/') : [], filters: chosen, sort };
  if (category && !found) return { products: [], address };
  const attributes = category || chosen.size > 0 ? chosen : TIMBER;
  const { catalogue, options } = await catalogueOf(reader, CACHE_TAGS.catalogue, CACHE_TAGS.day);
  const { products } = await catalogue.getProductTemplatesList(
    {
      pageSize: count,
      ...(sort ? { sort } : {}),
      filter: {
        ...(found ? { category: found.path } : {}),
        attributes: [...attributes].map(([attribute, values]) => ({ attribute, values: [...values] })),
      },
    },
    options,
  );
  return { products, address };
}
