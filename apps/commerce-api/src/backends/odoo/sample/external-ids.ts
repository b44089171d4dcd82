import type { OdooClient } from '@geven/odoo-rpc';
import { MODULE } from '../actions/odoo-ids';
import { readAll } from '../catalogue/read/read-all';

/** Our records of a model: database id by the name of the external id. */
export async function readOwnIds(client: OdooClient, model: string): Promise<ReadonlyMap<string, number>> {
  const rows = await readAll<{ name: string; res_id: number }>(client, 'ir.model.data', {
    domain: [
      ['module', '=', MODULE],
      ['model', '=', model],
    ],
    fields: ['name', 'res_id'],
  });
  return new Map(rows.map(({ name, res_id }) => [name, res_id]));
}

/** The external id as `load` takes it. */
export const externalId = (name: string): string => `${MODULE}.${name}`;
