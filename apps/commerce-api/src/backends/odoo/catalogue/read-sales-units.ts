import type { OdooClient } from '../client/odoo-client';
import { readAll } from './read-all';
import type { SalesUnit } from './vocabulary';

interface UnitRow {
  readonly id: number;
  /** How many of the unit that it is derived from in the end. */
  readonly factor: number;
  readonly relative_uom_id: number | false;
}

const MILLIMETRE = 'uom.product_uom_millimeter';
/** Units that the others of an area, a weight, a volume or a time are derived from: a piece has no such price. */
const NEITHER = ['square_meter', 'milliliter', 'gram', 'hour', 'kwh'].map((name) => `uom.product_uom_${name}`);

/** What one of each unit of Odoo is; units that are neither pieces nor lengths are left out. */
export async function readSalesUnits(client: OdooClient): Promise<ReadonlyMap<number, SalesUnit>> {
  const rows = await readAll<UnitRow>(client, 'uom.uom', {
    domain: [],
    fields: ['factor', 'relative_uom_id'],
    withArchived: true,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const rootOf = (row: UnitRow): UnitRow => {
    const base = row.relative_uom_id ? byId.get(row.relative_uom_id) : undefined;
    return base ? rootOf(base) : row;
  };
  const names = await client.call<Record<string, string>>('uom.uom', 'get_external_id', {
    ids: rows.map(({ id }) => id),
  });
  const units = new Map<number, SalesUnit>();
  for (const row of rows) {
    const root = names[rootOf(row).id] ?? '';
    if (root === MILLIMETRE) units.set(row.id, { kind: 'length', mm: row.factor });
    // A pack or a unit of the merchant's own is sold as one piece.
    else if (!NEITHER.includes(root)) units.set(row.id, { kind: 'piece' });
  }
  return units;
}
