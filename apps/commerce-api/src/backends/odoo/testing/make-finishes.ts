import type { OdooClient } from '@geven/odoo-rpc';
import type { odooFinishServices } from '../../../database/schema/odoo-catalogue';
import type { ContractFinishes } from '../../contracts/backend';
import { CONTRACT_FINISHES } from '../../contracts/insert-finishes';

export interface MadeFinishes {
  readonly ids: ContractFinishes;
  /** Rows of our own database. */
  readonly services: readonly Required<typeof odooFinishServices.$inferInsert>[];
}

type Name = keyof typeof CONTRACT_FINISHES;
const NAMES = Object.keys(CONTRACT_FINISHES) as Name[];
const LITRES = 10;

/** Puts the finishes of the contracts on two products in Odoo, with a service product for each that costs something. */
export async function makeFinishes(
  admin: OdooClient,
  { board, other }: { board: number; other: number },
): Promise<MadeFinishes> {
  const templateOf = (name: Name) => (CONTRACT_FINISHES[name].templateId === 1 ? board : other);
  const values = new Map<Name, number>();
  for (const attribute of ['surface_finishing', 'finishing'] as const) {
    const names = NAMES.filter((name) => CONTRACT_FINISHES[name].attribute === attribute);
    const [attributeId = 0] = await admin.call<number[]>('product.attribute', 'create', {
      vals_list: [{ name: `Contract ${attribute}`, create_variant: 'no_variant' }],
    });
    const made = await admin.call<number[]>('product.attribute.value', 'create', {
      vals_list: names.map((name) => ({ name: CONTRACT_FINISHES[name].name, attribute_id: attributeId })),
    });
    for (const template of [board, other]) {
      const own = made.filter((_, index) => templateOf(names[index] ?? 'planed') === template);
      if (own.length === 0) continue;
      const line = { product_tmpl_id: template, attribute_id: attributeId, value_ids: [[6, 0, own]] };
      await admin.call('product.template.attribute.line', 'create', { vals_list: [line] });
      const uses = await admin.call<{ id: number; product_attribute_value_id: [number, string] }[]>(
        'product.template.attribute.value',
        'search_read',
        {
          domain: [
            ['product_tmpl_id', '=', template],
            ['product_attribute_value_id', 'in', own],
          ],
          fields: ['product_attribute_value_id'],
        },
      );
      for (const use of uses) {
        const name = names[made.indexOf(use.product_attribute_value_id[0])];
        if (name) values.set(name, use.id);
      }
    }
  }
  const ids = Object.fromEntries([...values, ['unknown', 999_999_999]]) as unknown as ContractFinishes;
  return { ids, services: await makeServices(admin, ids) };
}

async function makeServices(admin: OdooClient, ids: ContractFinishes): Promise<MadeFinishes['services']> {
  const charged = NAMES.flatMap((name) => {
    const finish = CONTRACT_FINISHES[name];
    return 'surchargeUnit' in finish ? [{ ...finish, id: ids[name] }] : [];
  });
  const units = await readUnits(admin);
  const templates = await admin.call<number[]>('product.template', 'create', {
    vals_list: charged.map(({ name, surchargeUnit, surchargePrice }) => ({
      name,
      type: 'service',
      invoice_policy: 'order',
      sale_ok: true,
      uom_id: surchargeUnit === 'CUBIC_METRE' ? units.tenLitres : units.squareMetre,
      list_price: surchargeUnit === 'CUBIC_METRE' ? (surchargePrice / 100_000) * LITRES : surchargePrice / 100,
    })),
  });
  const rows = await admin.call<{ product_variant_id: [number, string] }[]>('product.template', 'read', {
    ids: templates,
    fields: ['product_variant_id'],
  });
  return charged.map(({ id, surchargeUnit }, index) => ({
    finishId: id,
    productId: rows[index]?.product_variant_id[0] ?? 0,
    litresPerUnit: surchargeUnit === 'CUBIC_METRE' ? LITRES : null,
  }));
}

async function readUnits(admin: OdooClient) {
  const rows = await admin.call<{ name: string; res_id: number }[]>('ir.model.data', 'search_read', {
    domain: [
      ['module', '=', 'uom'],
      ['name', 'in', ['product_uom_square_meter', 'product_uom_litre']],
    ],
    fields: ['name', 'res_id'],
  });
  const idOf = (name: string) => rows.find((row) => row.name === name)?.res_id ?? 0;
  const [tenLitres = 0] = await admin.call<number[]>('uom.uom', 'create', {
    vals_list: [{ name: `Contract ${LITRES} L`, relative_factor: LITRES, relative_uom_id: idOf('product_uom_litre') }],
  });
  return { squareMetre: idOf('product_uom_square_meter'), tenLitres };
}
