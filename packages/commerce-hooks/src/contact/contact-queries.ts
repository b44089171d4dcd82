import type { Sdk } from '@geven/odoo-sdk';
import { queryOptions } from '@tanstack/react-query';

/** Queries of contact. */
export const contactQueries = {
  /** Every newsletter. */
  mailings: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['contact', 'mailings'] as const,
      queryFn: ({ signal }) => sdk.contact.getMailings({ signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The newsletters of whoever is logged in. */
  mailingContact: (sdk: Sdk) =>
    queryOptions({
      queryKey: ['contact', 'mailing-contact'] as const,
      queryFn: ({ signal }) => sdk.contact.getMailingContact({ signal }),
    }),
};
