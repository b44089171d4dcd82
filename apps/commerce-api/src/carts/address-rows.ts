import { addresses } from '../database/schema/addresses';
import type { Queryable } from '../database/transaction';
import type { Address, AddressFields } from '../domain/checkout/address';
import { type Owner, ownerColumns, withoutOwner } from './ownership';

/** Adds to the shopper's address list. */
export async function insertAddress(db: Queryable, shopper: Owner, address: AddressFields): Promise<Address> {
  const [row] = await db
    .insert(addresses)
    .values({ ...address, ...ownerColumns(shopper) })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return withoutOwner(row);
}
