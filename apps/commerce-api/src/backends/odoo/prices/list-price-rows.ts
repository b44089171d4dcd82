import { type ListPriceRecord, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../../catalogue/catalogue-changes';
import { ensurePriceLists } from '../../../catalogue/list-prices';
import { anyOf } from '../../../database/any-of';
import type { Database } from '../../../database/connection';
import { productVariants } from '../../../database/schema/catalogue';
import { customers } from '../../../database/schema/customers';
import { odooVariantUnits } from '../../../database/schema/odoo-catalogue';
import { listPrices } from '../../../database/schema/prices';
import type { Queryable } from '../../../database/transaction';
import { inBatches } from '../catalogue/read/in-batches';

/** A variant as its price follows from what Odoo asks. */
export interface PricedVariant {
  readonly id: number;
  readonly lengthMm: number | null;
  /** Standard, net cents. */
  readonly price: number;
  /** Null for what Odoo sells by the piece. */
  readonly quantityPerPiece: number | null;
}

/** Ids of Odoo; a shop that had other lists before it had an Odoo may still name them. */
const IS_PRICELIST = /^\d+$/;

/** Lists that some customer has, other than everybody's. */
export async function listsInUse(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: customers.priceList })
    .from(customers)
    .where(ne(customers.priceList, STANDARD_PRICE_LIST))
    .orderBy(customers.priceList);
  return rows.flatMap(({ key }) => (IS_PRICELIST.test(key) ? [key] : []));
}

/** All variants of the catalogue, or those of some products. */
export async function pricedVariants(db: Queryable, templateIds?: readonly number[]): Promise<PricedVariant[]> {
  return await db
    .select({
      id: productVariants.id,
      lengthMm: productVariants.lengthMm,
      price: productVariants.price,
      quantityPerPiece: odooVariantUnits.quantityPerPiece,
    })
    .from(productVariants)
    .leftJoin(odooVariantUnits, eq(odooVariantUnits.variantId, productVariants.id))
    .where(templateIds && anyOf(productVariants.templateId, templateIds))
    .orderBy(productVariants.id);
}

interface ListPiece {
  readonly priceList: string;
  readonly variantIds: readonly number[];
  /** Of those of the variants that cost another than the standard price. */
  readonly prices: readonly ListPriceRecord[];
}

/** Stores what some variants cost by a list, and has every process read it where something is another. */
export async function writeListPrices(
  { db }: Pick<Database, 'db'>,
  { priceList, variantIds, prices }: ListPiece,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isMeant = and(eq(listPrices.priceList, priceList), anyOf(listPrices.variantId, variantIds));
    const stored = await tx.select().from(listPrices).where(isMeant);
    const before = new Map(stored.map((row) => [row.variantId, row]));
    const changed = prices.filter(({ variantId, price, priceM1 }) => {
      const row = before.get(variantId);
      return row?.price !== price || row.priceM1 !== priceM1;
    });
    const now = new Set(prices.map(({ variantId }) => variantId));
    const gone = [...before.keys()].filter((id) => !now.has(id));
    if (changed.length + gone.length === 0) return false;
    await ensurePriceLists(tx, [priceList]);
    if (gone.length > 0)
      await tx.delete(listPrices).where(and(eq(listPrices.priceList, priceList), anyOf(listPrices.variantId, gone)));
    for (const batch of inBatches(changed, BATCH)) {
      await tx
        .insert(listPrices)
        .values([...batch])
        .onConflictDoUpdate({
          target: [listPrices.priceList, listPrices.variantId],
          set: { price: sql`excluded.price`, priceM1: sql`excluded.price_m1` },
        });
    }
    await announceCatalogueChange(tx);
    return true;
  });
}

/** Rows of one insert. */
const BATCH = 1000;

/** Forgets lists that nobody has any more, and variants that are gone. */
export async function forgetUnused({ db }: Pick<Database, 'db'>, used: readonly string[]): Promise<void> {
  if (used.length === 0) await db.delete(listPrices);
  else await db.delete(listPrices).where(notInArray(listPrices.priceList, [...used]));
  const known = db.select({ id: productVariants.id }).from(productVariants);
  await db.delete(listPrices).where(notInArray(listPrices.variantId, known));
}
