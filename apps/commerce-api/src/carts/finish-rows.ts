import type { Locale } from '@geven/timber';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { attributeValues, productFinishes } from '../database/schema/catalogue';
import type { Queryable } from '../database/transaction';
import type { Finish } from '../domain/cart/finish';

/** A finish and the product that offers it. */
export interface OfferedFinish {
  readonly templateId: number;
  readonly finish: Finish;
}

/** Those of the finishes that the catalogue has today. */
export async function findFinishes(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<readonly OfferedFinish[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      finish: productFinishes,
      name: sql<string | null>`${attributeValues.texts} -> ${sql.raw(`'${locale}'`)} ->> 'name'`,
    })
    .from(productFinishes)
    .leftJoin(
      attributeValues,
      and(eq(attributeValues.attribute, productFinishes.attribute), eq(attributeValues.slug, productFinishes.slug)),
    )
    .where(inArray(productFinishes.id, [...ids]))
    .orderBy(productFinishes.id);
  return rows.map(({ finish: { templateId, surchargeUnit, surchargePrice, sequence, ...facts }, name }) => ({
    templateId,
    finish: {
      ...facts,
      name: name ?? facts.slug,
      surcharge:
        surchargeUnit === null || surchargePrice === null ? null : { unit: surchargeUnit, price: surchargePrice },
    },
  }));
}

/** What one product offers of the finishes that were found. */
export function offeredBy(offered: readonly OfferedFinish[], templateId: number): Finish[] {
  return offered.flatMap((offer) => (offer.templateId === templateId ? [offer.finish] : []));
}
