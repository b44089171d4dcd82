import { type CatalogueRecords, type Localized, perLocale } from '@geven/catalogue-records';
import type { Photographs } from '../../ports/photographs';
import { type Merchant, NOBODY } from '../merchant';
import { countBits } from './bits';
import { buildCatalogueData, type CatalogueData } from './catalogue-data';
import { buildDocuments, type Documents } from './documents';
import { buildFacets, type Facets } from './facets';
import { buildSearches, type Searches } from './search-index';
import { createSortOrders, type SortOrders } from './sort-orders';
import { createVariantCodes } from './variant-codes';

/** One state of the catalogue, ready to be asked. It never changes: a newer state is a new index. */
export interface CatalogueIndex extends Searches {
  data: CatalogueData;
  facets: Facets;
  orders: SortOrders;
  documents: Localized<Documents>;
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
    documents: perLocale((locale) => buildDocuments({ data, merchant, photographs, productCounts }, locale)),
  };
}
