import { z } from 'zod';
import { areaSettings } from './area-settings';

/** How orders and what is invoiced for them are numbered, and what their links are signed with. */
export const orderSettings = areaSettings(
  {
    ORDER_NUMBER_PREFIX: z.string().max(8).default('S'),
    /** In front of the year. */
    INVOICE_NUMBER_PREFIX: z.string().max(8).default('RE'),
    CREDIT_NOTE_NUMBER_PREFIX: z.string().max(8).default('GS'),
    /**
     * What the links of guests' orders are signed with (DB-08); two, separated by a comma, while one is replaced, the new
     * one first. Unset: derived from FORWARDING_SECRET.
     */
    ORDER_LINK_KEYS: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .pipe(z.array(z.string().min(16)).min(1).max(2))
      .optional(),
  },
  (variables) => ({
    numberPrefix: variables.ORDER_NUMBER_PREFIX,
    invoicePrefixes: { invoice: variables.INVOICE_NUMBER_PREFIX, creditNote: variables.CREDIT_NOTE_NUMBER_PREFIX },
    linkKeys: variables.ORDER_LINK_KEYS,
  }),
  { neededInPublic: ['ORDER_LINK_KEYS'] },
);
