import { and, count, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { orders } from '../database/schema/orders';
import type { OrderChange } from '../domain/checkout/order-change';
import type { OrderSearch } from '../domain/checkout/order-search';
import type { CustomerOrder, CustomerOrders } from '../ports/customer-orders';
import { type ChangeContext, changeOrder } from './change-order';
import { type RowsOptions, toCustomerOrders } from './customer-order-rows';
import { hasDigits } from './has-digits';

interface StoredCustomerOrdersOptions extends Pick<Database, 'db'>, ChangeContext {
  /** Which orders a customer sees. @default those that the customer placed */
  readonly isSeenBy?: (customerId: number) => SQL | undefined;
  /** How many invoices each order of a page has, where to count them takes longer than a page may. @default as for one order */
  readonly countInvoicesOfPage?: RowsOptions['countInvoices'];
}

/** An order as its customer names it; another's is as if there were none. */
interface OwnedOrder {
  readonly customerId: number;
  readonly orderId: number;
}

const isPlacedBy = (customerId: number): SQL => eq(orders.customerId, customerId);

/** Customers' orders in PostgreSQL. */
export function createStoredCustomerOrders({
  db,
  isSeenBy = isPlacedBy,
  countInvoicesOfPage,
  ...context
}: StoredCustomerOrdersOptions): CustomerOrders {
  const isOwned = ({ customerId, orderId }: OwnedOrder) => and(eq(orders.id, orderId), isSeenBy(customerId));

  const find = async (isMeant: SQL | undefined): Promise<CustomerOrder | null> =>
    (await toCustomerOrders(db, await db.select().from(orders).where(isMeant), context))[0] ?? null;

  const change = (owned: OwnedOrder, wanted: OrderChange): Promise<CustomerOrder> =>
    db.transaction((tx) => changeOrder(tx, isOwned(owned), wanted, context));

  return {
    async page(customerId, { states, search, offset, limit }) {
      const isMeant = and(
        isSeenBy(customerId),
        states.length > 0 ? inArray(orders.state, [...states]) : undefined,
        search ? matches(search) : undefined,
      );
      const newestFirst = [desc(orders.placedAt), desc(orders.id)];
      // By the index alone: what a far page passes over would be read with all its snapshots.
      const page = db
        .select({ id: orders.id })
        .from(orders)
        .where(isMeant)
        .orderBy(...newestFirst)
        .offset(offset)
        .limit(limit)
        .as('page');
      const shown = db
        .select(getTableColumns(orders))
        .from(orders)
        .innerJoin(page, eq(orders.id, page.id))
        .orderBy(...newestFirst);
      const [rows, [counted]] = await Promise.all([
        limit > 0 ? shown : [],
        db.select({ totalCount: count() }).from(orders).where(isMeant),
      ]);
      const ofPage = countInvoicesOfPage ? { ...context, countInvoices: countInvoicesOfPage } : context;
      return { orders: await toCustomerOrders(db, rows, ofPage), totalCount: counted?.totalCount ?? 0 };
    },
    byId: (customerId, orderId) => find(isOwned({ customerId, orderId })),
    byLink: (orderId) => find(eq(orders.id, orderId)),
    setReference: (customerId, orderId, clientOrderRef) =>
      change({ customerId, orderId }, { kind: 'reference', clientOrderRef }),
    cancel: (customerId, orderId) => change({ customerId, orderId }, { kind: 'cancel' }),
    async isKnown(digits, owner) {
      const isOwn =
        'customerId' in owner ? isSeenBy(owner.customerId) : sql`lower(${recipientEmail}) = lower(${owner.email})`;
      const [row] = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(hasDigits(digits), isOwn))
        .limit(1);
      return row !== undefined;
    },
  };
}

/** As `recipientOf` has it: what is picked up may have an invoice address alone. */
const recipientEmail = sql`coalesce(${orders.snapshot} -> 'shippingAddress' ->> 'email', ${orders.snapshot} -> 'invoiceAddress' ->> 'email')`;

function matches({ term, digits }: OrderSearch): SQL | undefined {
  const part = `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    digits === null ? undefined : hasDigits(digits),
    ilike(sql`${orders.snapshot} ->> 'clientOrderRef'`, part),
    ilike(sql`${orders.snapshot} ->> 'projectReference'`, part),
  );
}
