import { type PriceRecord, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../database/any-of';
import { productTemplates, productVariants } from '../database/schema/catalogue';
import { priceHistory } from '../database/schema/prices';
import type { Queryable } from '../database/transaction';

/** Rows of one insert. */
const BATCH = 1000;

interface PricesToNote {
  /** Prices before the present ones, as far as their source knows them. */
  readonly earlier?: readonly PriceRecord[];
  /** Products whose prices may have changed. @default all */
  readonly templateIds?: readonly number[];
  /** When the present prices began. @default now, by the clock of the database */
  readonly at?: Date | undefined;
}

/**
 * Adds to the history the earlier prices, and of every variant the present one if it is another than the last (LG-03).
 * Call it in the transaction that changed the prices.
 */
export async function notePrices(tx: Queryable, { earlier = [], templateIds, at }: PricesToNote): Promise<void> {
  for (let from = 0; from < earlier.length; from += BATCH) {
    const rows = earlier.slice(from, from + BATCH);
    await tx
      .insert(priceHistory)
      .values([...rows])
      .onConflictDoNothing();
  }
  await tx.execute(sql`
    insert into price_history (item_number, price_list, price, price_m1, valid_from)
    select variant.item_number, ${STANDARD_PRICE_LIST}, variant.price, template.price_m1, ${momentOf(at)}
    from product_variants variant
    join product_templates template on template.id = variant.template_id
    left join lateral (
      select price, price_m1 from price_history
      where item_number = variant.item_number and price_list = ${STANDARD_PRICE_LIST}
      order by valid_from desc limit 1
    ) last on true
    where (last.price, last.price_m1) is distinct from (variant.price, template.price_m1)
      and ${templateIds ? anyOf(sql`template.id`, templateIds) : sql`true`}
    on conflict do nothing
  `);
}

/** To the millisecond, as files have it: a price that is exported and imported again is the one that is there. */
function momentOf(at: Date | undefined): SQL {
  return at ? sql`${at.toISOString()}::timestamptz` : sql`date_trunc('milliseconds', now())`;
}

/** What the variants of reduced products have cost, the oldest price first; the others need no comparison. */
export function readPricesOfReduced(db: Queryable): Promise<PriceRecord[]> {
  return db
    .select({
      itemNumber: priceHistory.itemNumber,
      priceList: priceHistory.priceList,
      price: priceHistory.price,
      priceM1: priceHistory.priceM1,
      validFrom: priceHistory.validFrom,
    })
    .from(priceHistory)
    .innerJoin(productVariants, eq(productVariants.itemNumber, priceHistory.itemNumber))
    .innerJoin(productTemplates, eq(productTemplates.id, productVariants.templateId))
    .where(eq(productTemplates.isReduced, true))
    .orderBy(asc(productVariants.id), asc(priceHistory.validFrom));
}
