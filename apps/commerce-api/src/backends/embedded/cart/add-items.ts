import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockOrCreateCart, writeNextVersion } from '../../../carts/cart-rows';
import { cartLines } from '../../../database/schema/cart';
import { productTemplates, productVariants } from '../../../database/schema/catalogue';
import type { Transaction } from '../../../database/transaction';
import { mergeLines, type VariantPieces } from '../../../domain/cart/merge-lines';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartOwner } from '../../../ports/cart';
import { findPieces } from './line-rows';

/** Adds variants to the session's cart, all of them or none. */
export async function addItems(tx: Transaction, owner: CartOwner, products: readonly VariantPieces[]): Promise<void> {
  const cart = await lockOrCreateCart(tx, owner.sessionId);
  const inCart = await findPieces(tx, cart.id);
  const prices = await pricesOf(
    tx,
    products.map(({ variantId }) => variantId),
  );
  const lines = mergeLines(inCart, products).map((line) => ({
    ...line,
    cartId: cart.id,
    priceUnit: priceOf(line.variantId, prices),
  }));
  if (lines.length === 0) return;
  await tx
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId],
      set: { pieces: sql`excluded.pieces`, priceUnit: sql`excluded.price_unit` },
    });
  await writeNextVersion(tx, cart);
}

type Prices = ReadonlyMap<number, { price: number; isPublished: boolean }>;

async function pricesOf(tx: Transaction, variantIds: number[]): Promise<Prices> {
  const rows = await tx
    .select({
      id: productVariants.id,
      price: productVariants.price,
      isPublished: sql<boolean>`${productVariants.isPublished} and ${productTemplates.isPublished}`,
    })
    .from(productVariants)
    .innerJoin(productTemplates, eq(productTemplates.id, productVariants.templateId))
    .where(and(inArray(productVariants.id, variantIds)));
  return new Map(rows.map((row) => [row.id, row]));
}

function priceOf(variantId: number, prices: Prices): number {
  const variant = prices.get(variantId);
  if (!variant) throw new CommerceError('PRODUCT_NOT_FOUND', { variantId });
  if (!variant.isPublished) throw new CommerceError('PRODUCT_NOT_AVAILABLE', { variantId });
  return variant.price;
}
