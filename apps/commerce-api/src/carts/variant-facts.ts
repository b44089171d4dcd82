import type { UnitOfSale } from '@geven/timber';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { productTemplates, productVariants } from '../database/schema/catalogue';
import { listPrices } from '../database/schema/prices';
import type { Queryable } from '../database/transaction';
import { heldPieces } from '../orders/stock-holds';
import type { Shopper } from '../ports/shopper';

/** What the projection says of a variant: mm, grams, days. What has no section, such as a box of screws, has null there. */
export interface VariantFacts {
  readonly id: number;
  readonly templateId: number;
  readonly name: string;
  readonly unitOfSale: UnitOfSale;
  readonly thickness: number | null;
  readonly width: number | null;
  readonly lengthMm: number | null;
  /** Net cents of one piece, by the shopper's price list. */
  readonly price: number;
  readonly weight: number;
  /** What is not held for anybody else. */
  readonly stock: number;
  readonly saleDelay: number;
  readonly isSample: boolean;
  readonly isPlanedToOrder: boolean;
  /** False once it, or its product, is unpublished. */
  readonly isSold: boolean;
}

/** The variants of these ids that the catalogue has, by id, as the shopper sees them. */
export async function findVariantFacts(
  db: Queryable,
  ids: readonly number[],
  { locale, priceList }: Pick<Shopper, 'locale' | 'priceList'>,
  /** Number of the order whose own hold is not taken off the stock. */
  orderName: string | null = null,
): Promise<ReadonlyMap<number, VariantFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: productVariants.id,
      templateId: productVariants.templateId,
      name: sql<string>`${productVariants.texts} -> ${sql.raw(`'${locale}'`)} ->> 'name'`,
      unitOfSale: productVariants.unitOfSale,
      thickness: productTemplates.thickness,
      width: productTemplates.width,
      lengthMm: productVariants.lengthMm,
      price: sql<number>`coalesce(${listPrices.price}, ${productVariants.price})`,
      weight: productVariants.weight,
      // Nothing of what is planed for each order lies ready.
      stock: sql<number>`case when ${productTemplates.isPlanedToOrder} then 0
        else greatest(0, ${productVariants.stock} - ${heldPieces(orderName)}) end`,
      saleDelay: productVariants.saleDelay,
      // A sample box is a product of its own, a sample piece one variant of a board.
      isSample: sql<boolean>`${productVariants.isSample} or ${productTemplates.isSample}`,
      isPlanedToOrder: productTemplates.isPlanedToOrder,
      isSold: sql<boolean>`${productVariants.isPublished} and ${productTemplates.isPublished}`,
    })
    .from(productVariants)
    .innerJoin(productTemplates, eq(productTemplates.id, productVariants.templateId))
    .leftJoin(listPrices, and(eq(listPrices.variantId, productVariants.id), eq(listPrices.priceList, priceList)))
    .where(inArray(productVariants.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
