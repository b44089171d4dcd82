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

export type CountInvoices = (queryable: Queryable, orders: Orders) => Promise<ReadonlyMap<number, number>>;

/** Counts the invoices and credit notes that Odoo made out for orders, in one call, and notes how many; rejects while it is away. */
export function createCountInOdoo({ db, run }: CountOptions): CountInvoices {
  return async (queryable, orders) => {
    const links = await linksOf(queryable, orders);
    if (links.length === 0) return new Map();
    const request: InvoiceRequest = { do: 'count', order_ids: links.map(({ odooId }) => odooId) };
    const call = { request, isSafe: true, timeoutMs: TIMEOUT_MS };
    const { counts: counted } = await run<InvoiceCountAnswer>(INVOICE_ACTION, call);
    const counts = links.map((link) => ({ ...link, now: counted[link.odooId] ?? 0 }));
    for (const { cartId, now, invoiceCount } of counts)
      if (now !== invoiceCount)
        await db
          .update(odooOrders)
          .set({ invoiceCount: now })
          .where(and(eq(odooOrders.cartId, cartId), ne(odooOrders.invoiceCount, now)));
    return new Map(counts.map(({ cartId, now }) => [cartId, now]));
  };
}

/** The same for what is shown: while Odoo is away, as it was known last. */
export const orKnown =
  (count: CountInvoices): CountInvoices =>
  async (queryable, orders) => {
    try {
      return await count(queryable, orders);
    } catch (error) {
      if (isOdooOutage(error)) return await countKnownInvoices(queryable, orders);
      throw error;
    }
  };

async function linksOf(queryable: Queryable, orders: Orders) {
  if (orders.length === 0) return [];
  const { cartId, odooId, invoiceCount } = odooOrders;
  const ids = orders.map(({ id }) => id);
  return await queryable.select({ cartId, odooId, invoiceCount }).from(odooOrders).where(inArray(cartId, ids));
}
