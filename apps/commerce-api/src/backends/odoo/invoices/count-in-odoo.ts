import { isOdooOutage } from '@geven/odoo-rpc';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import type { Queryable } from '../../../database/transaction';
import { INVOICE_ACTION, type InvoiceCountAnswer, type InvoiceRequest } from '../actions/invoice-action';
import type { RunAction } from '../actions/run-action';

interface CountOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
}

type Orders = readonly { readonly id: number }[];

/** Orders are shown without waiting any longer: with what was counted last. */
const TIMEOUT_MS = 5000;

/** How many invoices and credit notes of orders were counted last, by the order's id; those that are not in Odoo are left out. */
export async function countKnownInvoices(queryable: Queryable, orders: Orders): Promise<ReadonlyMap<number, number>> {
  return new Map((await linksOf(queryable, orders)).map(({ cartId, invoiceCount }) => [cartId, invoiceCount]));
}

/** Counts the invoices and credit notes that Odoo made out for orders, in one call; while it is away, as it was known last. */
export function createCountInOdoo({ db, run }: CountOptions) {
  return async (queryable: Queryable, orders: Orders): Promise<ReadonlyMap<number, number>> => {
    const links = await linksOf(queryable, orders);
    if (links.length === 0) return new Map();
    const counted = await count(links.map(({ odooId }) => odooId));
    const countOf = (odooId: number, known: number) => (counted ? (counted[odooId] ?? 0) : known);
    const counts = links.map((link) => ({ ...link, now: countOf(link.odooId, link.invoiceCount) }));
    for (const { cartId, now, invoiceCount } of counts)
      if (now !== invoiceCount)
        await db
          .update(odooOrders)
          .set({ invoiceCount: now })
          .where(and(eq(odooOrders.cartId, cartId), ne(odooOrders.invoiceCount, now)));
    return new Map(counts.map(({ cartId, now }) => [cartId, now]));
  };

  async function count(orderIds: readonly number[]): Promise<InvoiceCountAnswer['counts'] | null> {
    const request: InvoiceRequest = { do: 'count', order_ids: orderIds };
    try {
      const answer = await run<InvoiceCountAnswer>(INVOICE_ACTION, { request, isSafe: true, timeoutMs: TIMEOUT_MS });
      return answer.counts;
    } catch (error) {
      if (isOdooOutage(error)) return null;
      throw error;
    }
  }
}

async function linksOf(queryable: Queryable, orders: Orders) {
  if (orders.length === 0) return [];
  const { cartId, odooId, invoiceCount } = odooOrders;
  const ids = orders.map(({ id }) => id);
  return await queryable.select({ cartId, odooId, invoiceCount }).from(odooOrders).where(inArray(cartId, ids));
}
