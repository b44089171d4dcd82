import { z } from 'zod';
import { areaSettings } from './area-settings';
import { byLeadKind } from './by-lead-kind';
import { parseVariables } from './parse-variables';

/** What is needed to reach an Odoo, by the shop and by its commands. */
export const odooAccess = z.object({
  /** Address of the Odoo. */
  ODOO_URL: z.url({ protocol: /^https?$/ }),
  ODOO_DATABASE: z.string(),
  /** API key of the gateway's user; an administrator's for the set-up command only. */
  ODOO_KEY: z.string().min(16),
  /** Login that belongs to the key; needed before Odoo 19. */
  ODOO_LOGIN: z.string().optional(),
});

/** How to reach an Odoo. */
export interface OdooAccess {
  readonly url: string;
  readonly database: string;
  readonly key: string;
  readonly login: string | undefined;
}

/** Names as the programs use them. */
export function toOdooAccess(variables: z.output<typeof odooAccess>): OdooAccess {
  return {
    url: variables.ODOO_URL,
    database: variables.ODOO_DATABASE,
    key: variables.ODOO_KEY,
    login: variables.ODOO_LOGIN,
  };
}

/** The Odoo that holds carts, orders, prices and stock; null with the embedded backend. */
export const odooSettings = areaSettings(
  {
    ...odooAccess.partial().shape,
    /** What holds carts, orders, prices and stock. */
    COMMERCE_BACKEND: z.enum(['embedded', 'odoo']).default('embedded'),
    /** File that says which attributes of Odoo are which of ours; unset: those of the sample. */
    ODOO_MAPPING: z.string().optional(),
    /** What Odoo's webhook proves itself with; unset: changes are found by polling. */
    ODOO_WEBHOOK_SECRET: z.string().min(16).optional(),
    /** How often Odoo is asked for changes that no webhook reported. */
    ODOO_POLL_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
    /** Ids of the sales teams that get requests, by kind: `quote=1,complaint=4`; the others go where Odoo puts them. */
    ODOO_LEAD_TEAMS: byLeadKind(z.coerce.number().int().positive(), 'id'),
    /** Calls to Odoo under way at most; no more than it has workers. */
    ODOO_CONNECTIONS: z.coerce.number().int().min(1).max(64).default(4),
  },
  (variables) =>
    variables.COMMERCE_BACKEND === 'embedded'
      ? null
      : {
          ...toOdooAccess(parseVariables(odooAccess, variables)),
          mapping: variables.ODOO_MAPPING,
          webhookSecret: variables.ODOO_WEBHOOK_SECRET,
          leadTeams: variables.ODOO_LEAD_TEAMS,
          pollSeconds: variables.ODOO_POLL_SECONDS,
          connections: variables.ODOO_CONNECTIONS,
        },
);
