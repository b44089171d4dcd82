import type { Sdk } from '@geven/odoo-sdk';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the account. */
export const accountQueries = {
  /** Who is logged in; null for a guest. Fresh until a change replaces it. */
  user: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['account', 'user'] as const,
      queryFn: ({ signal }) => sdk.account.loadUser({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The copy of the customer's data; null when none was asked for. */
  dataExport: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['account', 'data-export'] as const,
      queryFn: ({ signal }) => sdk.account.getDataExport({ signal }),
    }),
  /** Orders and quotations that are not over yet. */
  openMatters: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['account', 'open-matters'] as const,
      queryFn: ({ signal }) => sdk.account.getOpenMatters({ signal }),
    }),
};
