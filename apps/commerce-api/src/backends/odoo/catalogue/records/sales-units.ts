import type { OdooUnit } from '../read/read-units';
import type { SalesUnit } from '../vocabulary';

const MILLIMETRE = 'uom.product_uom_millimeter';
/** Units that the others of an area, a weight, a volume or a time are derived from: a piece has no such price. */
const NEITHER = ['square_meter', 'milliliter', 'gram', 'hour', 'kwh'].map((name) => `uom.product_uom_${name}`);

/** What one of each unit of Odoo is; units that are neither pieces nor lengths are left out. */
export function salesUnits(all: readonly OdooUnit[]): ReadonlyMap<number, SalesUnit> {
  const units = new Map<number, SalesUnit>();
  for (const { id, factor, base, baseName } of all) {
    if (baseName === MILLIMETRE) units.set(id, { kind: 'length', mm: factor });
    // A pack or a unit of the merchant's own is sold as one piece.
    else if (!NEITHER.includes(baseName)) units.set(id, { kind: 'piece', base, count: factor });
  }
  return units;
}
