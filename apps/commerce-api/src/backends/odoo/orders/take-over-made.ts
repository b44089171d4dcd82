import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders, odooPayments } from '../../../database/schema/odoo';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { insertOrder, isNameTaken, nextOrderId } from '../../../orders/order-rows';
import {
  ORDER_ACTION,
  type OrderAnswer,
  type OrderIdsAnswer,
  type OrderRequest,
  type OrdersAnswer,
} from '../actions/order-action';
import type { RunAction } from '../actions/run-action';
import type { CountInvoices } from '../invoices/count-in-odoo';
import { readMadeOrder } from './read-made-order';

interface TakeOverOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  readonly countInvoices: CountInvoices;
  readonly onWarning: (message: string) => void;
}

/** Orders of one call. */
const BATCH = 50;
/** Companies that are read in one round of the maintenance. */
const COMPANIES_PER_ROUND = 20;

/**
 * Takes over orders that the merchant made in Odoo for companies whose contacts are customers here, so that customers find
 * them among their own, also while Odoo is away (DB-02, DB-03).
 */
export function createTakeOverMade({ db, run, countInvoices, onWarning }: TakeOverOptions) {
  const read = <Answer>(request: OrderRequest): Promise<Answer> => run<Answer>(ORDER_ACTION, { request, isSafe: true });

  /** Those of some sale orders that are not here, and are of companies of customers. */
  async function takeOver(odooIds: readonly number[]): Promise<void> {
    const missing = await missingOf(db, odooIds);
    const companyIds = missing.length > 0 ? await companiesOf(db) : [];
    if (companyIds.length === 0) return;
    for (let begin = 0; begin < missing.length; begin += BATCH) {
      const ids = missing.slice(begin, begin + BATCH);
      const { orders } = await read<OrdersAnswer>({ do: 'some', ids, company_ids: companyIds });
      const taken: { id: number }[] = [];
      for (const order of orders)
        await insert(order).then(
          (id) => id !== null && taken.push({ id }),
          (error: unknown) => {
            // One that cannot be kept must not keep all others away.
            onWarning(`The order ${order.name} of Odoo is not shown to its customers: ${String(error)}`);
          },
        );
      // What was made out for them before is older than what `followInvoices` looks for.
      await countInvoices(db, taken);
    }
  }

  /** Returns the id that it has here; null where there is nothing to keep. */
  async function insert(answer: OrderAnswer): Promise<number | null> {
    return await db.transaction(async (tx) => {
      if (await isNameTaken(tx, answer.name)) return null;
      const id = await nextOrderId(tx);
      const placed = await readMadeOrder(tx, id, answer);
      if (!placed) return null;
      const link = { cartId: id, odooId: answer.id, companyId: answer.company_id, shown: {} };
      const linked = await tx.insert(odooOrders).values(link).onConflictDoNothing().returning();
      if (linked.length === 0) return null;
      const shopper = { sessionId: null, customerId: null };
      await insertOrder(tx, placed, { shopper, clientKey: `odoo:${answer.id}`, isPlacedHere: false });
      return id;
    });
  }

  /** What the company of a customer has ordered so far. */
  async function readCompanyOf({ customerId, key }: { readonly customerId: number; readonly key: string }) {
    const { company_id: companyId, ids } = await read<OrderIdsAnswer>({ do: 'ids', customer: key });
    const isThis = eq(odooCustomers.customerId, customerId);
    // First: only orders of companies that are known are taken over.
    await db.update(odooCustomers).set({ companyId }).where(isThis);
    await takeOver(ids);
    // Last: where Odoo goes away in between, the next round reads the rest.
    await db.update(odooCustomers).set({ areOrdersRead: true }).where(isThis);
  }

  return {
    takeOver,
    /** The company's orders of a customer who has just been found in Odoo. */
    async ofCustomer(customerId: number): Promise<void> {
      const [found] = await unread(db, eq(odooCustomers.customerId, customerId));
      if (found) await readCompanyOf(found);
    },
    /** Those of companies that were linked, or written in Odoo, since the last round. */
    async ofCompanies(): Promise<void> {
      for (const found of await unread(db)) await readCompanyOf(found);
    },
  };
}

/** Customers whose companies' orders may be missing here. */
const unread = (db: Database['db'], isMeant?: ReturnType<typeof eq>) =>
  db
    .select({ customerId: odooCustomers.customerId, key: odooCustomers.key })
    .from(odooCustomers)
    .where(and(eq(odooCustomers.areOrdersRead, false), isNotNull(odooCustomers.partnerId), isMeant))
    .limit(COMPANIES_PER_ROUND);

/** Those that are neither a cart or order of the shop, nor what a payment there has frozen. */
async function missingOf(db: Database['db'], odooIds: readonly number[]): Promise<number[]> {
  if (odooIds.length === 0) return [];
  const ofCarts = db.select({ odooId: odooOrders.odooId }).from(odooOrders);
  const ofPayments = db.select({ odooId: odooPayments.odooId }).from(odooPayments);
  const known = await ofCarts
    .where(inArray(odooOrders.odooId, [...odooIds]))
    .union(ofPayments.where(inArray(odooPayments.odooId, [...odooIds])));
  const isKnown = new Set(known.map(({ odooId }) => odooId));
  return odooIds.filter((id) => !isKnown.has(id));
}

/** Ids in Odoo. */
async function companiesOf(db: Database['db']): Promise<number[]> {
  const rows = await db
    .selectDistinct({ companyId: odooCustomers.companyId })
    .from(odooCustomers)
    .where(isNotNull(odooCustomers.companyId));
  return rows.flatMap(({ companyId }) => companyId ?? []);
}
