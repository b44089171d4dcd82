import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { odooOrders } from '../../../database/schema/odoo';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import { orders } from '../../../database/schema/orders';

/**
 * A customer's own orders, and those of the company in Odoo whose contact the customer is: what its other customers placed
 * here, and what the merchant made there. The rule of Odoo's own portal (DB-33).
 */
export function isOfCompany(customerId: number): SQL | undefined {
  const query = new QueryBuilder();
  const company = query
    .select({ companyId: odooCustomers.companyId })
    .from(odooCustomers)
    .where(eq(odooCustomers.customerId, customerId));
  const colleagues = query
    .select({ customerId: odooCustomers.customerId })
    .from(odooCustomers)
    .where(eq(odooCustomers.companyId, company));
  // Each of the two by its index; both beside the own orders would read the whole table.
  const placed = query.select({ id: orders.id }).from(orders).where(inArray(orders.customerId, colleagues));
  const made = query.select({ id: odooOrders.cartId }).from(odooOrders).where(eq(odooOrders.companyId, company));
  return or(eq(orders.customerId, customerId), inArray(orders.id, placed.unionAll(made)));
}
