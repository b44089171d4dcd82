import { slugify } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { MODULE } from '../actions/odoo-ids';
import { inBatches } from './read/in-batches';

const BATCH = 1000;

/**
 * Language-neutral keys that our set-up gave records of a model: the part of the external id after its first
 * underscore, so that `geven.specie_larch-european` is `larch-european`. Records of other makers have none.
 */
export async function readExternalKeys(
  client: OdooClient,
  model: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const keys = new Map<number, string>();
  for (const batch of inBatches(ids, BATCH)) {
    const names = await client.call<Record<string, string>>(model, 'get_external_id', { ids: batch });
    for (const [id, name] of Object.entries(names)) {
      const key = keyOf(name);
      if (key !== undefined) keys.set(Number(id), key);
    }
  }
  return keys;
}

function keyOf(externalId: string): string | undefined {
  const [module, name] = externalId.split('.', 2);
  if (module !== MODULE || !name) return undefined;
  return name.slice(name.indexOf('_') + 1);
}

/** The key of each record, made of its English name where it has none; no two are alike. */
export function withKeys<T extends { readonly id: number; readonly englishName: string }>(
  records: readonly T[],
  given: ReadonlyMap<number, string>,
): (T & { readonly key: string })[] {
  const taken = new Set(records.flatMap(({ id }) => given.get(id) ?? []));
  return records.map((record) => {
    const own = given.get(record.id);
    if (own !== undefined) return { ...record, key: own };
    const made = slugify(record.englishName);
    const key = made === '' || taken.has(made) ? `${made}-${record.id}` : made;
    taken.add(key);
    return { ...record, key };
  });
}
