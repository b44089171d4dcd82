import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { orders } from '../database/schema/orders';
import { customerBilling, customerCompanies } from '../database/schema/profiles';
import type { Customers } from '../ports/customers';

/** What customers entered, in tables of our own, with either backend. */
export function createStoredCustomers({ db }: Pick<Database, 'db'>): Customers {
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
    async join(customerId, emailKey) {
      const others = alias(orders, 'others');
      const isAnother = and(eq(others.customerId, customerId), eq(others.clientKey, orders.clientKey));
      await db
        .update(orders)
        .set({ customerId })
        .where(
          and(
            isNull(orders.customerId),
            eq(sql`lower(coalesce(${emailOf('shippingAddress')}, ${emailOf('invoiceAddress')}))`, emailKey),
            // A customer has one order for each key.
            notExists(db.select({ id: others.id }).from(others).where(isAnother)),
          ),
        );
    },
  };
}

/** Who the confirmation of an order was mailed to, see `recipientOf`. */
const emailOf = (which: 'shippingAddress' | 'invoiceAddress') =>
  sql`${orders.snapshot} -> ${sql.raw(`'${which}'`)} ->> 'email'`;

function withoutCustomer<Row extends { readonly customerId: number }>({ customerId, ...row }: Row) {
  return row;
}
