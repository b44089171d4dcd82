import { and, eq, lt } from 'drizzle-orm';
import { type CartRow, lockCart, writeNextVersion } from '../../../carts/cart-rows';
import type { Owner } from '../../../carts/ownership';
import type { Database } from '../../../database/connection';
import { odooOrders, odooPlacements } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import type { Queryable } from '../../../database/transaction';
import type { Cart, RemovedLine } from '../../../domain/cart/cart';
import { readOrderSearch } from '../../../domain/checkout/order-search';
import { hasDigits } from '../../../orders/has-digits';
import type { LinePieces } from '../../../ports/cart';
import type { CartAnswer } from '../actions/cart-request';

/** Which order in Odoo a cart of ours is, and what it showed last. */
export interface OdooOrderRow {
  readonly cartId: number;
  readonly odooId: number;
  readonly shown: CartAnswer;
  /** Pieces that were shown as coming from stock, by the id of their line; null where nobody noted it yet. */
  readonly fromStock: Readonly<Record<string, number>> | null;
  /** What lines are to have since a payment ordered the rest of them. */
  readonly pending: readonly LinePieces[] | null;
}

export async function findOdooOrder(db: Queryable, cartId: number): Promise<OdooOrderRow | null> {
  const [row] = await db.select().from(odooOrders).where(eq(odooOrders.cartId, cartId));
  if (!row) return null;
  const { odooId, fromStock, pending } = row;
  return { cartId, odooId, shown: withFinishes(row.shown as CartAnswer), fromStock, pending };
}

/** The sale order of an order that was placed in the shop, by its number with or without the letters before it. */
export async function findOdooOrderByNumber(db: Queryable, orderNumber: string): Promise<number | null> {
  const digits = readOrderSearch(orderNumber)?.digits;
  if (!digits) return null;
  const [row] = await db
    .select({ odooId: odooOrders.odooId })
    .from(odooOrders)
    .innerJoin(orders, eq(orders.id, odooOrders.cartId))
    .where(hasDigits(digits));
  return row?.odooId ?? null;
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

/** Notes that a cart goes on with a later order of Odoo; of two that were made at once, the later one is the cart. */
export async function replaceOdooOrder(db: Queryable, cartId: number, { id: odooId }: CartAnswer): Promise<void> {
  await db
    .update(odooOrders)
    .set({ odooId })
    .where(and(eq(odooOrders.cartId, cartId), lt(odooOrders.odooId, odooId)));
}

/** Notes what the shopper was shown as coming from stock. */
export async function noteFromStock(db: Queryable, cartId: number, lines: Cart['lines']): Promise<void> {
  const fromStock = Object.fromEntries(lines.map(({ id, piecesFromStock }) => [id, piecesFromStock]));
  await db.update(odooOrders).set({ fromStock }).where(eq(odooOrders.cartId, cartId));
}

/** Odoo's cart is what it is to be: nothing of it waits any more. */
export async function forgetPending(db: Queryable, cartId: number): Promise<void> {
  await db.update(odooOrders).set({ pending: null }).where(eq(odooOrders.cartId, cartId));
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
