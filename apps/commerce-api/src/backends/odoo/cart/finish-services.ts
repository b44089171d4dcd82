import { eq, inArray } from 'drizzle-orm';
import { productFinishes } from '../../../database/schema/catalogue';
import { odooFinishServices } from '../../../database/schema/odoo-catalogue';
import type { Queryable } from '../../../database/transaction';
import type { FinishService } from '../actions/cart-request';

/** What Odoo charges finishes with, by their id; finishes without a surcharge are left out. */
export async function findFinishServices(
  db: Queryable,
  finishIds: readonly number[],
): Promise<Readonly<Record<string, FinishService>>> {
  if (finishIds.length === 0) return {};
  const rows = await db
    .select({ service: odooFinishServices, unit: productFinishes.surchargeUnit })
    .from(odooFinishServices)
    .innerJoin(productFinishes, eq(productFinishes.id, odooFinishServices.finishId))
    .where(inArray(odooFinishServices.finishId, [...finishIds]));
  return Object.fromEntries(
    rows.flatMap(({ service: { finishId, productId, litresPerUnit }, unit }) =>
      unit === null ? [] : [[finishId, { product_id: productId, unit, litres: litresPerUnit }]],
    ),
  );
}
