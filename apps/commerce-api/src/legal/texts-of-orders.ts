import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { legalTexts, orderLegalTexts } from '../database/schema/legal-texts';
import { orders } from '../database/schema/orders';
import type { Queryable } from '../database/transaction';
import { LEGAL_TEXT_NAMES, type LegalText, type LegalTexts } from '../ports/legal-texts';

/** The legal texts that each order was placed under, kept with it. */
export interface TextsOfOrders {
  /** Keeps what holds now with an order, in the transaction that places it; does not wait for the content service. */
  keep(tx: Queryable, orderId: number): Promise<void>;
  /** What was kept with an order; where nothing could be, what holds now, and keeps that. */
  ofOrder(orderId: number): Promise<readonly LegalText[]>;
}

/** Keeps legal texts by their hash, so that a thousand orders of one version hold it once. */
export function createTextsOfOrders(db: NodePgDatabase, texts: LegalTexts): TextsOfOrders {
  async function localeOf(tx: Queryable, orderId: number) {
    const [order] = await tx.select({ locale: orders.locale }).from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error(`There is no order ${orderId}`);
    return order.locale;
  }

  async function write(tx: Queryable, orderId: number, held: readonly LegalText[]): Promise<void> {
    await tx
      .insert(legalTexts)
      .values(held.map(({ hash, content }) => ({ hash, content })))
      .onConflictDoNothing();
    await tx
      .insert(orderLegalTexts)
      .values(held.map(({ name, hash }) => ({ orderId, name, hash })))
      .onConflictDoNothing();
  }

  async function kept(orderId: number): Promise<readonly LegalText[]> {
    const rows = await db
      .select({ name: orderLegalTexts.name, hash: legalTexts.hash, content: legalTexts.content })
      .from(orderLegalTexts)
      .innerJoin(legalTexts, eq(legalTexts.hash, orderLegalTexts.hash))
      .where(eq(orderLegalTexts.orderId, orderId));
    return LEGAL_TEXT_NAMES.flatMap((name) => rows.find((row) => row.name === name) ?? []);
  }

  return {
    async keep(tx, orderId) {
      const held = texts.latest(await localeOf(tx, orderId));
      if (held) await write(tx, orderId, held);
    },
    async ofOrder(orderId) {
      const before = await kept(orderId);
      if (before.length > 0) return before;
      await write(db, orderId, await texts.read(await localeOf(db, orderId)));
      return kept(orderId);
    },
  };
}
