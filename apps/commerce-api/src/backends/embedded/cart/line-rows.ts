import type { Locale } from '@geven/timber';
import { eq, inArray, sql } from 'drizzle-orm';
import { cartLines } from '../../../database/schema/cart';
import { productTemplates, productVariants } from '../../../database/schema/catalogue';
import type { Queryable } from '../../../database/transaction';

/** A stored line beside what the catalogue says today; `isSold` is false once the product is gone or unpublished. */
export interface CartLineRow {
  id: number;
  pieces: number;
  finishIds: number[];
  /** Net cents that the stored version shows: of a piece, and of the finishes of all. */
  shownPrice: number;
  shownFinishes: number;
  variantId: number;
  isSold: boolean;
  /** Null when the catalogue no longer has the variant. */
  variant: VariantRow | null;
  section: SectionRow | null;
}

export type VariantRow = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'templateId' | 'lengthMm' | 'price' | 'stock' | 'saleDelay' | 'weight' | 'isSample'
> & { name: string };

/** Of its product, mm. */
export type SectionRow = Pick<typeof productTemplates.$inferSelect, 'thickness' | 'width'>;

/** In the order in which they were added. */
export function findLines(db: Queryable, cartId: number, locale: Locale): Promise<CartLineRow[]> {
  return db
    .select({
      id: cartLines.id,
      pieces: cartLines.pieces,
      finishIds: cartLines.finishIds,
      shownPrice: cartLines.priceUnit,
      shownFinishes: cartLines.priceFinishes,
      variantId: cartLines.variantId,
      isSold,
      variant: variantColumns(locale),
      section: sectionColumns,
    })
    .from(cartLines)
    .leftJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .leftJoin(productTemplates, joinTemplate)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(cartLines.id);
}

/** The lines of a cart as the merge rules see them. */
export function findPieces(db: Queryable, cartId: number) {
  const { id: lineId, variantId, finishIds, pieces } = cartLines;
  return db.select({ lineId, variantId, finishIds, pieces }).from(cartLines).where(eq(cartLines.cartId, cartId));
}

/** The variants of these ids that the catalogue has, by id. */
export async function findVariants(db: Queryable, ids: readonly number[], locale: Locale) {
  const rows = await db
    .select({ isSold, variant: variantColumns(locale), section: sectionColumns })
    .from(productVariants)
    .innerJoin(productTemplates, joinTemplate)
    .where(inArray(productVariants.id, [...ids]));
  return new Map(rows.map((row) => [row.variant.id, row]));
}

const joinTemplate = eq(productTemplates.id, productVariants.templateId);
const sectionColumns = { thickness: productTemplates.thickness, width: productTemplates.width };
const isSold = sql<boolean>`coalesce(${productVariants.isPublished} and ${productTemplates.isPublished}, false)`;

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
