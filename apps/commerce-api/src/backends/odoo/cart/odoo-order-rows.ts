import { eq } from 'drizzle-orm';
import { type CartRow, lockCart, writeNextVersion } from '../../../carts/cart-rows';
import type { Owner } from '../../../carts/ownership';
import type { Database } from '../../../database/connection';
import { odooOrders, odooPlacements } from '../../../database/schema/odoo';
import type { Queryable } from '../../../database/transaction';
import type { RemovedLine } from '../../../domain/cart/cart';
import type { CartAnswer } from '../actions/cart-request';

/** Which order in Odoo a cart of ours is, and what it showed last. */
export interface OdooOrderRow {
  readonly cartId: number;
  readonly odooId: number;
  readonly shown: CartAnswer;
}

export async function findOdooOrder(db: Queryable, cartId: number): Promise<OdooOrderRow | null> {
  const [row] = await db.select().from(odooOrders).where(eq(odooOrders.cartId, cartId));
  return row ? { cartId, odooId: row.odooId, shown: withFinishes(row.shown as CartAnswer) } : null;
}

/** Carts that were shown before there were finishes have none. */
function withFinishes(shown: CartAnswer): CartAnswer {
  return { ...shown, lines: shown.lines.map((line) => ({ ...line, finishes: line.finishes ?? [] })) };
}

/** Notes a new order in Odoo as a cart; false when another request of the visitor was first. */
export async function insertOdooOrder(db: Queryable, cartId: number, shown: CartAnswer): Promise<boolean> {
  const rows = await db
    .insert(odooOrders)
    .values({ cartId, odooId: shown.id, shown })
    .onConflictDoNothing({ target: odooOrders.cartId })
    .returning({ cartId: odooOrders.cartId });
  return rows.length > 0;
}

export async function deleteOdooOrder(db: Queryable, cartId: number): Promise<void> {
  await db.delete(odooOrders).where(eq(odooOrders.cartId, cartId));
}

/** Whether somebody pressed the button for a cart, and it is not known yet what became of it. */
export async function isBeingPlaced(db: Queryable, cartId: number): Promise<boolean> {
  return (await db.$count(odooPlacements, eq(odooPlacements.cartId, cartId))) > 0;
}

/** Notes what Odoo answered; what a shopper would see differently is a new version of the cart, which is returned. */
export async function noteShown(
  db: Database['db'],
  owner: Owner,
  { before, after, isChange, dropped }: Shown,
): Promise<CartRow | undefined> {
  return await db.transaction(async (tx) => {
    const cart = await lockCart(tx, owner);
    if (!cart) return undefined;
    await tx.update(odooOrders).set({ shown: after, changedAt: new Date() }).where(eq(odooOrders.cartId, cart.id));
    if (isSame(before, after)) return cart;
    const removedLines = [...(isChange ? [] : cart.removedLines), ...dropped];
    await writeNextVersion(tx, cart, { removedLines });
    return { ...cart, removedLines, version: cart.version + 1 };
  });
}

interface Shown {
  readonly before: CartAnswer | null;
  readonly after: CartAnswer;
  /** Whether the shopper changed something, which ends the notes of lines that had left before. */
  readonly isChange: boolean;
  /** Lines that left by themselves now. */
  readonly dropped: readonly RemovedLine[];
}

function isSame(before: CartAnswer | null, after: CartAnswer): boolean {
  const facts = (answer: CartAnswer | null) =>
    JSON.stringify(
      answer && [answer.total, answer.lines.map(({ id, pieces, net, gross }) => [id, pieces, net, gross])],
    );
  return facts(before) === facts(after);
}
