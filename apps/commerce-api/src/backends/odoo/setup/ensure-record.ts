import type { OdooClient } from '@geven/odoo-rpc';
import { findByExternalId, nameRecord } from './external-ids';
import type { GatewayRecord } from './gateway-records';

export type Outcome = 'made' | 'updated' | 'as it should be';

/** Makes a record, or brings it up to date; a second run does nothing. With `isDryRun` it only says what it would do. */
export async function ensureRecord(client: OdooClient, record: GatewayRecord, isDryRun: boolean): Promise<Outcome> {
  const id = await findByExternalId(client, record);
  if (id === undefined) {
    if (!isDryRun) await make(client, record);
    return 'made';
  }
  const changes = await changesOf(client, { ...record, id });
  if (Object.keys(changes).length === 0) return 'as it should be';
  if (!isDryRun) await client.call(record.model, 'write', { ids: [id], vals: changes });
  return 'updated';
}

async function make(client: OdooClient, record: GatewayRecord): Promise<void> {
  const { model, externalId, values, valuesOnce, names } = record;
  const vals = { ...(await values(client)), ...(await valuesOnce?.(client)) };
  const [id] = await client.call<number[]>(model, 'create', { vals_list: [vals] });
  if (id === undefined) throw new Error(`Odoo made no ${model}`);
  await nameRecord(client, { externalId, model, id });
  if (names)
    await client.call(model, 'update_field_translations', { ids: [id], field_name: 'name', translations: names });
}

async function changesOf(client: OdooClient, { model, id, values }: GatewayRecord & { id: number }) {
  const wanted = await values(client);
  const [found] = await client.call<Record<string, unknown>[]>(model, 'read', {
    ids: [id],
    fields: Object.keys(wanted),
    load: null,
  });
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => !isSame(found?.[field], value)));
}

/** Odoo answers a many2one as id and name, and takes the white space off the ends of code. */
function isSame(found: unknown, wanted: unknown): boolean {
  const plain = Array.isArray(found) ? found[0] : found;
  if (typeof plain === 'string' && typeof wanted === 'string') return plain.trim() === wanted.trim();
  return plain === wanted;
}
