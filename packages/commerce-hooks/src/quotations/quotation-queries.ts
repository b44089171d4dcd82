import type { QuotationListInput, Sdk } from '@geven/odoo-sdk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Queries of a customer's quotations. */
export const quotationQueries = {
  /** Begins the key of each. */
  key: ['quotations'] as const,
  /** A page of them; the page before stays until it is there. */
  page: (sdk: Sdk, input: QuotationListInput) =>
    queryOptions({
      queryKey: ['quotations', input] as const,
      queryFn: ({ signal }) => sdk.quotations.quotationsGet(input, { signal }),
      placeholderData: keepPreviousData,
    }),
};
