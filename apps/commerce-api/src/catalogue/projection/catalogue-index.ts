import type { CatalogueRecords, Localized } from '../../ports/catalogue-source';
import { perLocale } from '../per-locale';
import { countBits } from './bits';
import { buildCatalogueData, type CatalogueData } from './catalogue-data';
import { buildDocuments, type Documents } from './documents';
import { buildFacets, type Facets } from './facets';
import { buildSearch, type Search } from './search-index';
import { createSortOrders, type SortOrders } from './sort-orders';
import { createVariantCodes } from './variant-codes';

/** One state of the catalogue, ready to be asked. It never changes: a newer state is a new index. */
export interface CatalogueIndex {
  data: CatalogueData;
  facets: Facets;
  orders: SortOrders;
  search: Localized<Search>;
  documents: Localized<Documents>;
}

export function buildCatalogueIndex(records: CatalogueRecords): CatalogueIndex {
  const data = buildCatalogueData(records);
  const facets = buildFacets(data);
  const counts = facets.category.values.map(({ bits }) => countBits(bits));
  const productCounts = new Map(data.categories.nodes.map(({ record }, index) => [record.id, counts[index] ?? 0]));
  const variantCodes = createVariantCodes(data);
  return {
    data,
    facets,
    orders: createSortOrders(data),
    search: perLocale((locale) => buildSearch(data, locale, variantCodes)),
    documents: perLocale((locale) => buildDocuments(data, locale, productCounts)),
  };
}
