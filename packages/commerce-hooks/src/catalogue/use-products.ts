import type { ProductListInput } from '@geven/odoo-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { catalogueQueries } from './catalogue-queries';

/**
 * A page of products with filters and counts. `isFirstLoad` is true until the first page is there: the time for
 * skeletons. From then on the page before stays visible until the next one comes (CT-32).
 */
export function useProducts(input: ProductListInput) {
  const query = useQuery({ ...catalogueQueries.products(useSdk(), input), placeholderData: keepPreviousData });
  return { ...query, isFirstLoad: query.isPending };
}
