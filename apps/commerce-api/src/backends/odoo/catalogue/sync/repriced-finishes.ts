import { eq } from 'drizzle-orm';
import { productFinishes } from '../../../../database/schema/catalogue';
import { odooFinishServices } from '../../../../database/schema/odoo-catalogue';
import type { Queryable } from '../../../../database/transaction';
import type { FinishService } from '../read/read-finish-services';

/** The products of finishes that a service charges otherwise than the catalogue says. */
export async function repricedFinishes(
  db: Queryable,
  services: ReadonlyMap<string, FinishService>,
): Promise<Set<number>> {
  const current = new Map([...services.values()].map((service) => [service.productId, service]));
  const rows = await db
    .select({
      templateId: productFinishes.templateId,
      unit: productFinishes.surchargeUnit,
      price: productFinishes.surchargePrice,
      productId: odooFinishServices.productId,
      litresPerUnit: odooFinishServices.litresPerUnit,
    })
    .from(odooFinishServices)
    .innerJoin(productFinishes, eq(productFinishes.id, odooFinishServices.finishId));
  const changed = rows.filter(({ unit, price, productId, litresPerUnit }) => {
    const service = current.get(productId);
    return service?.price !== price || service?.unit !== unit || service?.litresPerUnit !== litresPerUnit;
  });
  return new Set(changed.map(({ templateId }) => templateId));
}
