import type { OdooClient } from '@geven/odoo-rpc';

export interface Reading {
  readonly domain: readonly unknown[];
  /** Beside the id. */
  readonly fields: readonly string[];
  readonly order?: string;
  readonly limit?: number;
  /** Odoo's code of a language; its own English when it is left out. */
  readonly language?: string;
  /** Records that are archived too. */
  readonly withArchived?: boolean;
}

/** A sync is in no hurry, and large answers take a while. */
const TIMEOUT_MS = 60_000;

/** Records as Odoo has them, relations as ids without names. */
export async function readAll<Row>(
  client: OdooClient,
  model: string,
  { domain, fields, order = 'id', limit, language = 'en_US', withArchived = false }: Reading,
): Promise<Row[]> {
  return await client.call<Row[]>(
    model,
    'search_read',
    {
      domain,
      // Without any, Odoo would read all there are.
      fields: ['id', ...fields],
      order,
      // Odoo's word for leaving out the names of related records, which cost a query each.
      load: '',
      ...(limit === undefined ? {} : { limit }),
      context: { lang: language, ...(withArchived ? { active_test: false } : {}) },
    },
    { timeoutMs: TIMEOUT_MS },
  );
}
