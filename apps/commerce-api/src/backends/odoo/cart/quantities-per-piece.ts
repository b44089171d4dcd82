import { inArray } from 'drizzle-orm';
import { odooVariantUnits } from '../../../database/schema/odoo-catalogue';
import type { Queryable } from '../../../database/transaction';

/** Ordered quantity that is one piece, by product id: metres where Odoo sells by the metre; pieces are left out. */
export async function quantitiesPerPiece(
  db: Queryable,
  productIds: readonly number[],
): Promise<Readonly<Record<string, number>>> {
  if (productIds.length === 0) return {};
  const rows = await db
    .select()
    .from(odooVariantUnits)
    .where(inArray(odooVariantUnits.variantId, [...productIds]));
  return Object.fromEntries(rows.map(({ variantId, quantityPerPiece }) => [variantId, quantityPerPiece]));
}
