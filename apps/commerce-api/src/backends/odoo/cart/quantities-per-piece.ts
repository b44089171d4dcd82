import type { Queryable } from '../../../database/transaction';

/** Ordered quantity that is one piece, by product id: metres where Odoo sells by the metre; pieces are left out. */
export async function quantitiesPerPiece(
  _db: Queryable,
  _productIds: readonly number[],
): Promise<Readonly<Record<string, number>>> {
  return {};
}
