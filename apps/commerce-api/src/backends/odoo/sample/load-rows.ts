import type { OdooClient } from '@geven/odoo-rpc';

type Cell = string | number | boolean;

export interface Rows {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Odoo's code of the language that the texts are in. */
  readonly language?: string;
}

interface LoadAnswer {
  readonly ids: readonly number[] | false;
  readonly messages: readonly { readonly message: string; readonly record?: number }[];
}

const TIMEOUT_MS = 10 * 60_000;

/**
 * Creates or writes many records in one transaction by Odoo's own import, which knows them by external id (`id`) or by
 * their own (`.id`). All or none: it fails with the first rows that Odoo refuses.
 */
export async function loadRows(client: OdooClient, model: string, { fields, rows, language = 'en_US' }: Rows) {
  if (rows.length === 0) return [];
  const answer = await client.call<LoadAnswer>(
    model,
    'load',
    {
      fields,
      data: rows.map((cells) => cells.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell))),
      // Without it an upgrade of modules could clear records of a module that is none.
      context: { lang: language, noupdate: true },
    },
    { timeoutMs: TIMEOUT_MS },
  );
  if (answer.ids) return answer.ids;
  const reasons = answer.messages.slice(0, 3).map(({ message, record }) => `row ${record ?? '?'}: ${message}`);
  throw new Error(`Odoo did not take ${rows.length} rows of ${model}\n${reasons.join('\n')}`);
}
