import { type ListPriceRecord, type Localized, perLocale } from '@geven/catalogue-records';
import { LRUCache } from 'lru-cache';
import type { Photographs } from '../../ports/photographs';
import { type Merchant, NOBODY } from '../merchant';
import type { CountedCategory } from '../search/found-in';
import { createNearestSizes, type NearestSizes } from '../search/nearest-sizes';
import { buildCatalogueData, type CatalogueData, type IndexedRecords } from './catalogue-data';
import type { CategoryNode } from './category-tree';
import { countBits } from './listing/bits';
import { buildFacets, type Facets } from './listing/facets';
import { createSortOrders, repricedOrders, type SortOrders } from './listing/sort-orders';
import { pricesOfList } from './prices';
import type { ProductView, VariantView } from './product/product-view';
import { createVariantCodes } from './product/variant-codes';
import { buildSearches, type Searches } from './search-index';
import { buildNamedViews, buildViews, type CatalogueViews } from './views';

/** One state of the catalogue, ready to be asked. It never changes: a newer state is a new index. */
export interface CatalogueIndex extends Searches {
  data: CatalogueData;
  /** The roots of the navigation, each by its number there. */
  countedCategories: readonly CountedCategory<number>[];
  nearestSizes: NearestSizes;
  facets: Facets;
  orders: SortOrders;
  views: Localized<CatalogueViews>;
  /** The same range at the prices of another list; all that prices have no part in is shared. */
  atPrices(list: readonly ListPriceRecord[]): CatalogueIndex;
}

/** Views of one language and list that are kept: what its customers look at, not the whole range once more. */
const KEPT_OF_LIST = 1000;

/** What lies beside the records. */
export interface IndexContext {
  /** @default nobody, for measuring */
  readonly merchant?: Merchant;
  /** @default none: the illustrations are shown */
  readonly photographs?: Pick<Photographs, 'of'>;
}

export function buildCatalogueIndex(
  records: IndexedRecords,
  { merchant = NOBODY, photographs = { of: () => [] } }: IndexContext = {},
): CatalogueIndex {
  const data = buildCatalogueData(records);
  const facets = buildFacets(data);
  const counts = facets.category.values.map(({ bits }) => countBits(bits));
  const productCounts = new Map(data.categories.nodes.map(({ record }, index) => [record.id, counts[index] ?? 0]));
  const named = perLocale((locale) => buildNamedViews(data, productCounts, locale));
  const around = { merchant, photographs };
  const orders = createSortOrders(data);
  const counted = (parent: CategoryNode | null): CountedCategory<number>[] =>
    data.categories.nodes.flatMap((node, category) => {
      const bits = facets.category.values[category]?.bits;
      return bits && node.parent === parent ? [{ category, bits, children: counted(node) }] : [];
    });
  const standard: CatalogueIndex = {
    data,
    facets,
    orders,
    countedCategories: counted(null),
    nearestSizes: createNearestSizes(data),
    ...buildSearches(data, createVariantCodes(data)),
    views: perLocale((locale) =>
      buildViews({ ...around, ...named[locale], data, products: new Map(), variants: new Map() }, locale),
    ),
    atPrices(list) {
      if (list.length === 0) return standard;
      const priced = { ...data, prices: pricesOfList(list, data) };
      const views = perLocale((locale) => {
        const products = new LRUCache<number, ProductView>({ max: KEPT_OF_LIST });
        const variants = new LRUCache<number, VariantView>({ max: KEPT_OF_LIST });
        return buildViews({ ...around, ...named[locale], data: priced, products, variants }, locale);
      });
      return { ...standard, data: priced, orders: repricedOrders(priced, orders), views };
    },
  };
  return standard;
}
