import { eq } from 'drizzle-orm';
import { addresses } from '../database/schema/addresses';
import type { Transaction } from '../database/transaction';
import type { Destination } from '../domain/checkout/destination';
import type { Shopper } from '../ports/shopper';
import { type CartRow, lockOrCreateCart, writeNextVersion } from './cart-rows';

/** Sets where the shopper's cart goes. */
export async function setDestination(tx: Transaction, shopper: Shopper, destination: Destination): Promise<void> {
  const cart = await lockOrCreateCart(tx, shopper);
  if (cart.country === destination.country && cart.zip === destination.zip) return;
  // What was accepted is the maximum of the old place.
  const changes: Partial<CartRow> = { ...destination, isDeliveryCostAccepted: false };
  if (!(await isAddressThere(tx, cart.shippingAddressId, destination))) changes.shippingAddressId = null;
  await writeNextVersion(tx, cart, changes);
}

async function isAddressThere(tx: Transaction, addressId: number | null, { country, zip }: Destination) {
  if (addressId === null) return false;
  const [address] = await tx.select().from(addresses).where(eq(addresses.id, addressId));
  return address?.country === country && address.zip === zip;
}
