import type { Locale } from '@geven/timber';
import { eq, sql } from 'drizzle-orm';
import { cartLines } from '../../../database/schema/cart';
import { productTemplates, productVariants } from '../../../database/schema/catalogue';
import type { Queryable } from '../../../database/transaction';

/** A stored line beside what the catalogue says today; `isSold` is false once the product is gone or unpublished. */
export interface CartLineRow {
  id: number;
  pieces: number;
  /** Net cents that the stored version shows. */
  shownPrice: number;
  variantId: number;
  isSold: boolean;
  /** Null when the catalogue no longer has the variant. */
  variant: VariantRow | null;
}

export type VariantRow = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'templateId' | 'lengthMm' | 'price' | 'stock' | 'saleDelay' | 'weight' | 'isSample'
> & { name: string };

/** In the order in which they were added. */
export function findLines(db: Queryable, cartId: number, locale: Locale): Promise<CartLineRow[]> {
  return db
    .select({
      id: cartLines.id,
      pieces: cartLines.pieces,
      shownPrice: cartLines.priceUnit,
      variantId: cartLines.variantId,
      isSold: sql<boolean>`coalesce(${productVariants.isPublished} and ${productTemplates.isPublished}, false)`,
      variant: variantColumns(locale),
    })
    .from(cartLines)
    .leftJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .leftJoin(productTemplates, eq(productTemplates.id, productVariants.templateId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(cartLines.id);
}

/** The lines of a cart as the merge rules see them. */
export function findPieces(db: Queryable, cartId: number) {
  return db
    .select({ lineId: cartLines.id, variantId: cartLines.variantId, pieces: cartLines.pieces })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
}

function variantColumns(locale: Locale) {
  return {
    id: productVariants.id,
    templateId: productVariants.templateId,
    name: sql<string>`${productVariants.texts} -> ${sql.raw(`'${locale}'`)} ->> 'name'`,
    lengthMm: productVariants.lengthMm,
    price: productVariants.price,
    stock: productVariants.stock,
    saleDelay: productVariants.saleDelay,
    weight: productVariants.weight,
    // A sample box is a product of its own, a sample piece one variant of a board.
    isSample: sql<boolean>`${productVariants.isSample} or ${productTemplates.isSample}`,
  };
}
