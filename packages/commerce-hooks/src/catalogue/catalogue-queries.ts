import type { ProductListInput, ProductTemplateId, Sdk, SearchInput } from '@geven/odoo-sdk';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the catalogue, for hooks, prefetching on a server and writes to the cache alike. */
export const catalogueQueries = {
  all: ['catalogue'] as const,
  /** A page of products. */
  products: (sdk: Sdk, input: ProductListInput) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'products', input] as const,
      queryFn: ({ signal }) => sdk.catalogue.getProductTemplatesList(input, { signal }),
    }),
  /** One product by its id; null when there is none. */
  product: (sdk: Sdk, id: ProductTemplateId) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'product', id] as const,
      queryFn: ({ signal }) => sdk.catalogue.getProductTemplate(id, { signal }),
    }),
  /** Products, categories and pages by term. */
  search: (sdk: Sdk, input: SearchInput) =>
    queryOptions({
      queryKey: [...catalogueQueries.all, 'search', input] as const,
      queryFn: ({ signal }) => sdk.catalogue.getSearchResults(input, { signal }),
    }),
};
