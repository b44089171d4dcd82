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
};
