import { type CatalogueRecords, type Localized, perLocale } from '@geven/catalogue-records';
import type { Photographs } from '../../ports/photographs';
import { type Merchant, NOBODY } from '../merchant';
import { buildCatalogueData, type CatalogueData } from './catalogue-data';
import { countBits } from './listing/bits';
import { buildFacets, type Facets } from './listing/facets';
import { createSortOrders, type SortOrders } from './listing/sort-orders';
import { createVariantCodes } from './product/variant-codes';
import { buildSearches, type Searches } from './search-index';
import { buildViews, type CatalogueViews } from './views';

/** One state of the catalogue, ready to be asked. It never changes: a newer state is a new index. */
export interface CatalogueIndex extends Searches {
  data: CatalogueData;
  facets: Facets;
  orders: SortOrders;
  views: Localized<CatalogueViews>;
}

/** What lies beside the records. */
export interface IndexContext {
  /** @default nobody, for measuring */
  readonly merchant?: Merchant;
  /** @default none: the illustrations are shown */
  readonly photographs?: Pick<Photographs, 'of'>;
}

export function buildCatalogueIndex(
  records: CatalogueRecords,
  { merchant = NOBODY, photographs = { of: () => [] } }: IndexContext = {},
): CatalogueIndex {
  const data = buildCatalogueData(records);
  const facets = buildFacets(data);
  const counts = facets.category.values.map(({ bits }) => countBits(bits));
  const productCounts = new Map(data.categories.nodes.map(({ record }, index) => [record.id, counts[index] ?? 0]));
  return {
    data,
    facets,
    orders: createSortOrders(data),
    ...buildSearches(data, createVariantCodes(data)),
    views: perLocale((locale) => buildViews({ data, merchant, photographs, productCounts }, locale)),
  };
}
