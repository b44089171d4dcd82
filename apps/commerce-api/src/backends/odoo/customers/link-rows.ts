import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Queryable } from '../../../database/transaction';

/** Which partner in Odoo a customer is. */
export interface CustomerLink {
  /** Names the partner in Odoo, whatever becomes of it there. */
  readonly key: string;
  /** As it was when Odoo was asked last. */
  readonly partnerId: number;
}

/** Null for a guest, and for a customer whose address is not proven or whom Odoo does not know yet. */
export async function findLink(db: Queryable, customerId: number | null): Promise<CustomerLink | null> {
  if (customerId === null) return null;
  const [row] = await db.select().from(odooCustomers).where(eq(odooCustomers.customerId, customerId));
  return row && row.partnerId !== null ? { key: row.key, partnerId: row.partnerId } : null;
}

/** A key that nobody guesses. */
export const newKey = (): string => randomBytes(16).toString('hex');

/** The customer's key, made before Odoo is asked for the first time: asked twice, it finds what it made. */
export async function ensureKey(db: Queryable, customerId: number, make: () => string): Promise<string> {
  const [row] = await db
    .insert(odooCustomers)
    .values({ customerId, key: make() })
    .onConflictDoUpdate({ target: odooCustomers.customerId, set: { customerId } })
    .returning({ key: odooCustomers.key });
  if (!row) throw new Error('An upsert returned no row');
  return row.key;
}

export async function notePartner(db: Queryable, customerId: number, partnerId: number): Promise<void> {
  await db
    .update(odooCustomers)
    .set({ partnerId, areOrdersRead: false })
    .where(eq(odooCustomers.customerId, customerId));
}

/** The partner is gone: the customer has what we have ourselves until another one is found or made. */
export async function forgetPartner(db: Queryable, customerId: number): Promise<void> {
  await db
    .update(odooCustomers)
    .set({ partnerId: null, companyId: null })
    .where(eq(odooCustomers.customerId, customerId));
}
