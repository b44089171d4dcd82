import { asc, eq } from 'drizzle-orm';
import { isOwnedBy, withoutOwner } from '../../../carts/ownership';
import { addresses } from '../../../database/schema/addresses';
import { odooAddresses } from '../../../database/schema/odoo-customers';
import type { Queryable } from '../../../database/transaction';
import type { Address } from '../../../domain/checkout/address';
import type { Shopper } from '../../../ports/shopper';

/** An address of ours, and which partner in Odoo it is. */
export interface LinkedAddress {
  readonly address: Address;
  /** Null for one that Odoo does not know yet. */
  readonly partnerId: number | null;
}

/** The shopper's addresses, the oldest first. */
export async function findLinkedAddresses(db: Queryable, shopper: Shopper): Promise<readonly LinkedAddress[]> {
  const rows = await db
    .select({ address: addresses, partnerId: odooAddresses.partnerId })
    .from(addresses)
    .leftJoin(odooAddresses, eq(odooAddresses.addressId, addresses.id))
    .where(isOwnedBy(addresses, shopper))
    .orderBy(asc(addresses.id));
  return rows.map(({ address, partnerId }) => ({ address: withoutOwner(address), partnerId }));
}

/** Notes which partner an address is. */
export async function noteAddress(db: Queryable, addressId: number, partnerId: number): Promise<void> {
  await db
    .insert(odooAddresses)
    .values({ addressId, partnerId })
    .onConflictDoUpdate({ target: odooAddresses.addressId, set: { partnerId } });
}
