import type { Odoo } from './json2.ts';

export type Domain = [field: string, operator: string, value: unknown][];

/** The records that fit, archived ones too. */
export function findAll(odoo: Odoo, model: string, domain: Domain): Promise<number[]> {
  return odoo.call<number[]>(model, 'search', { domain, context: { active_test: false } });
}

/** A record by its external name: `base.EUR` came with a module, `geven.…` was named by us. */
export async function findByName(odoo: Odoo, name: string): Promise<number> {
  const id = await findNamed(odoo, name);
  if (id === undefined) throw new Error(`Odoo knows nothing by the name of ${name}.`);
  return id;
}

/** The same, where there may be none. */
export async function findNamed(odoo: Odoo, name: string): Promise<number | undefined> {
  const [module, local] = name.split('.');
  const [entry] = await odoo.call<{ res_id: number }[]>('ir.model.data', 'search_read', {
    domain: [
      ['module', '=', module],
      ['name', '=', local],
    ],
    fields: ['res_id'],
  });
  return entry?.res_id;
}

/** Gives a record a name under which it is found again, whatever its title becomes. */
export async function nameRecord(odoo: Odoo, name: string, model: string, id: number): Promise<void> {
  const [module, local] = name.split('.');
  await odoo.call('ir.model.data', 'create', {
    vals_list: [{ module, name: local, model, res_id: id, noupdate: true }],
  });
}

/** Sets some fields of a record. */
export async function write(odoo: Odoo, model: string, id: number, vals: Record<string, unknown>): Promise<void> {
  await odoo.call(model, 'write', { ids: [id], vals });
}
