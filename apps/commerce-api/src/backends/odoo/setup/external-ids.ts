import type { OdooClient } from '@geven/odoo-rpc';
import { MODULE } from '../actions/odoo-ids';

/** The record of an external id, if it still exists. */
export async function findByExternalId(
  client: OdooClient,
  { externalId, model }: { externalId: string; model: string },
): Promise<number | undefined> {
  const [found] = await client.call<{ id: number; res_id: number }[]>('ir.model.data', 'search_read', {
    domain: [
      ['module', '=', MODULE],
      ['name', '=', externalId],
    ],
    fields: ['res_id'],
    limit: 1,
  });
  if (!found) return undefined;
  const records = await client.call<number[]>(model, 'search', {
    domain: [['id', '=', found.res_id]],
    context: { active_test: false },
  });
  if (records.length > 0) return found.res_id;
  await client.call('ir.model.data', 'unlink', { ids: [found.id] });
  return undefined;
}

/** Gives a record its external id. */
export async function nameRecord(
  client: OdooClient,
  { externalId, model, id }: { externalId: string; model: string; id: number },
): Promise<void> {
  // Not to be removed when Odoo updates a module: it belongs to none.
  const values = { module: MODULE, name: externalId, model, res_id: id, noupdate: true };
  await client.call('ir.model.data', 'create', { vals_list: [values] });
}
