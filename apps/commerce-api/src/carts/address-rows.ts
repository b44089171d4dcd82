import { addresses } from '../database/schema/addresses';
import type { Queryable } from '../database/transaction';
import type { Address, AddressFields } from '../domain/checkout/address';

/** Adds to the address list of a session. */
export async function insertAddress(db: Queryable, sessionId: number, address: AddressFields): Promise<Address> {
  const [row] = await db
    .insert(addresses)
    .values({ ...address, sessionId })
    .returning();
  if (!row) throw new Error('An insert answered no row');
  return withoutSession(row);
}

/** Takes the owner out of a stored address: nobody above may see or need it. */
export function withoutSession<Row extends { sessionId: number }>({ sessionId, ...address }: Row) {
  return address;
}
