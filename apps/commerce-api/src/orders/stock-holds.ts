import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { announceHeldStock } from '../catalogue/catalogue-changes';
import { cartLines } from '../database/schema/cart';
import { productVariants } from '../database/schema/catalogue';
import { stockHolds } from '../database/schema/stock-holds';
import type { Transaction } from '../database/transaction';
import type { OrderLine } from '../domain/cart/cart';

/** SQL of the pieces of a variant that are held for other orders than the one with a number. */
export const heldPieces = (orderName: string | null): SQL<number> => sql<number>`(
  select coalesce(sum(${stockHolds.pieces}), 0)::int from ${stockHolds}
  where ${stockHolds.variantId} = ${productVariants.id} and ${stockHolds.orderName} <> ${orderName ?? ''}
)`;

/**
 * Keeps everybody else from holding pieces of a cart's variants until the transaction ends. In the order of their ids,
 * so that two carts with the same variants wait for each other instead of for ever.
 */
export async function lockStock(tx: Transaction, cartId: number): Promise<void> {
  const ofCart = await tx.select({ id: cartLines.variantId }).from(cartLines).where(eq(cartLines.cartId, cartId));
  await lockVariants(
    tx,
    ofCart.map(({ id }) => id),
  );
}

/** The same of variants by their ids. */
export async function lockVariants(tx: Transaction, variantIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(inArray(productVariants.id, [...variantIds]))
    .orderBy(productVariants.id)
    .for('no key update');
}

interface Hold {
  readonly orderName: string;
  readonly lines: readonly Pick<OrderLine, 'variantId' | 'piecesFromStock'>[];
}

/** Holds for an order what its lines take from stock, instead of what was held for its number before. */
export async function holdStock(tx: Transaction, { orderName, lines }: Hold): Promise<void> {
  await releaseStock(tx, orderName);
  const pieces = new Map<number, number>();
  for (const { variantId, piecesFromStock } of lines)
    pieces.set(variantId, (pieces.get(variantId) ?? 0) + piecesFromStock);
  const holds = [...pieces].flatMap(([variantId, pieces]) => (pieces > 0 ? [{ orderName, variantId, pieces }] : []));
  if (holds.length === 0) return;
  await tx.insert(stockHolds).values(holds);
  await announceHeldStock(tx);
}

/** Holds for an order that was paid late what is left of it, where somebody else has got the rest meanwhile. */
export async function holdWhatIsLeft(tx: Transaction, { orderName, lines }: Hold): Promise<void> {
  const [held] = await tx.select().from(stockHolds).where(eq(stockHolds.orderName, orderName)).limit(1);
  if (held) return;
  const variantIds = lines.map(({ variantId }) => variantId);
  if (variantIds.length === 0) return;
  const rows = await tx
    .select({
      id: productVariants.id,
      left: sql<number>`greatest(0, ${productVariants.stock} - ${heldPieces(orderName)})`,
    })
    .from(productVariants)
    .where(inArray(productVariants.id, variantIds))
    .orderBy(productVariants.id)
    .for('no key update');
  const left = new Map(rows.map(({ id, left }) => [id, left]));
  await holdStock(tx, {
    orderName,
    lines: lines.map(({ variantId, piecesFromStock }) => {
      const taken = Math.min(piecesFromStock, left.get(variantId) ?? 0);
      left.set(variantId, (left.get(variantId) ?? 0) - taken);
      return { variantId, piecesFromStock: taken };
    }),
  });
}

/** Gives back what was held for an order. */
export async function releaseStock(tx: Transaction, orderName: string): Promise<void> {
  const { rowCount } = await tx.delete(stockHolds).where(eq(stockHolds.orderName, orderName));
  if (rowCount) await announceHeldStock(tx);
}

/** Takes what was held for an order off the stock, because it leaves the yard; returns whether there was any. */
export async function takeFromStock(tx: Transaction, orderName: string): Promise<boolean> {
  const taken = await tx
    .update(productVariants)
    .set({ stock: sql`greatest(0, ${productVariants.stock} - ${stockHolds.pieces})` })
    .from(stockHolds)
    .where(and(eq(stockHolds.variantId, productVariants.id), eq(stockHolds.orderName, orderName)))
    .returning({ id: productVariants.id });
  await releaseStock(tx, orderName);
  return taken.length > 0;
}
