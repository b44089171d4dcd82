import { and, eq, isNull, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { addresses } from '../database/schema/addresses';
import { orders } from '../database/schema/orders';
import { customerBilling, customerCompanies } from '../database/schema/profiles';
import { FINAL_STATES } from '../domain/checkout/order-state';
import type { Clock } from '../ports/clock';
import type { Customers } from '../ports/customers';

interface StoredCustomersOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
}

/** What customers entered, in tables of our own, with either backend. */
export function createStoredCustomers({ db, clock }: StoredCustomersOptions): Customers {
  return {
    async profile(customerId) {
      const [[company], [billing]] = await Promise.all([
        db.select().from(customerCompanies).where(eq(customerCompanies.customerId, customerId)),
        db.select().from(customerBilling).where(eq(customerBilling.customerId, customerId)),
      ]);
      return { company: company ? withoutCustomer(company) : null, billing: billing ? withoutCustomer(billing) : null };
    },
    async saveProfile(customerId, { company, billing }) {
      await db.transaction(async (tx) => {
        if (company) {
          const values = { ...company, customerId };
          await tx
            .insert(customerCompanies)
            .values(values)
            .onConflictDoUpdate({ target: customerCompanies.customerId, set: company });
        }
        if (billing) {
          const values = { ...billing, customerId };
          await tx
            .insert(customerBilling)
            .values(values)
            .onConflictDoUpdate({ target: customerBilling.customerId, set: billing });
        }
      });
    },
    changeEmail: (customerId, { keyBefore, email }) =>
      db.transaction(async (tx) => {
        const isOwn = and(eq(addresses.customerId, customerId), eq(sql`lower(${addresses.email})`, keyBefore));
        await tx.update(addresses).set({ email }).where(isOwn);
        for (const which of ['shippingAddress', 'invoiceAddress'] as const) {
          const snapshot = sql`jsonb_set(${orders.snapshot}, ${`{${which},email}`}, to_jsonb(${email}::text))`;
          const isOpen = and(eq(orders.customerId, customerId), notInArray(orders.state, [...FINAL_STATES]));
          await tx
            .update(orders)
            .set({ snapshot })
            .where(and(isOpen, eq(sql`lower(${emailOf(which)})`, keyBefore)));
        }
      }),
    async join(customerId, emailKey) {
      const others = alias(orders, 'others');
      const isAnother = and(eq(others.customerId, customerId), eq(others.clientKey, orders.clientKey));
      await db
        .update(orders)
        .set({ customerId })
        .where(
          and(
            isNull(orders.customerId),
            isNull(orders.blockedAt),
            eq(sql`lower(coalesce(${emailOf('shippingAddress')}, ${emailOf('invoiceAddress')}))`, emailKey),
            // A customer has one order for each key.
            notExists(db.select({ id: others.id }).from(others).where(isAnother)),
          ),
        );
    },
    async archive(customerId) {
      const isOpen = and(eq(orders.customerId, customerId), isNull(orders.blockedAt));
      await db.update(orders).set({ blockedAt: clock.now() }).where(isOpen);
    },
  };
}

/** Who the confirmation of an order was mailed to, see `recipientOf`. */
const emailOf = (which: 'shippingAddress' | 'invoiceAddress') =>
  sql`${orders.snapshot} -> ${sql.raw(`'${which}'`)} ->> 'email'`;

function withoutCustomer<Row extends { readonly customerId: number }>({ customerId, ...row }: Row) {
  return row;
}
