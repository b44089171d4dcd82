import type { OdooClient } from '@geven/odoo-rpc';
import { readAll } from './read-all';

interface UnitRow {
  readonly id: number;
  readonly factor: number;
  readonly relative_uom_id: number | false;
}

/** A unit of measure of Odoo, archived or not. */
export interface OdooUnit {
  readonly id: number;
  /** How many of `base` it is. */
  readonly factor: number;
  /** The unit that it is derived from in the end: units of the same base measure the same. */
  readonly base: number;
  /** External id of the base, for example `uom.product_uom_millimeter`; empty for one of the merchant's own. */
  readonly baseName: string;
}

export async function readUnits(client: OdooClient): Promise<OdooUnit[]> {
  const rows = await readAll<UnitRow>(client, 'uom.uom', {
    domain: [],
    fields: ['factor', 'relative_uom_id'],
    withArchived: true,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const baseOf = (row: UnitRow): number => {
    const parent = row.relative_uom_id ? byId.get(row.relative_uom_id) : undefined;
    return parent ? baseOf(parent) : row.id;
  };
  const names = await client.call<Record<string, string>>('uom.uom', 'get_external_id', {
    ids: rows.map(({ id }) => id),
  });
  return rows.map((row) => ({
    id: row.id,
    factor: row.factor,
    base: baseOf(row),
    baseName: names[baseOf(row)] ?? '',
  }));
}
