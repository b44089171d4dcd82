import type { ProductListInput } from '@geven/odoo-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSdk } from '../SdkProvider';
import { catalogueQueries } from './catalogue-queries';

/** A page of products with filters and counts; the page before stays visible until the next one is there. */
export function useProducts(input: ProductListInput) {
  return useQuery({ ...catalogueQueries.products(useSdk(), input), placeholderData: keepPreviousData });
}
