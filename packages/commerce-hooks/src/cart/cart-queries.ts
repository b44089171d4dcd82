import type { Sdk } from '@geven/odoo-sdk';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the cart. */
export const cartQueries = {
  /** The cart of the session; null when there is none. Fresh until a change replaces it. */
  cart: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['cart'] as const,
      queryFn: ({ signal }) => sdk.cart.cartLoad({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
