import type { Sdk } from '@geven/odoo-sdk';
import { queryOptions } from '@tanstack/react-query';

/** Queries of the checkout. */
export const checkoutQueries = {
  /** Countries of the European Union; those with `isDeliverable` can be delivered to. */
  countries: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['checkout', 'countries'] as const,
      queryFn: ({ signal }) => sdk.checkout.getCountries(undefined, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** Ways to pay. */
  paymentProviders: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['checkout', 'payment-providers'] as const,
      queryFn: ({ signal }) => sdk.checkout.getPaymentProviders({ signal }),
    }),
  /** The order that this session placed last. */
  confirmation: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['checkout', 'confirmation'] as const,
      queryFn: ({ signal }) => sdk.checkout.getPaymentConfirmation({ signal }),
    }),
};
