import { and, eq } from 'drizzle-orm';
import { addresses } from '../database/schema/addresses';
import type { Transaction } from '../database/transaction';
import { checkDeliverable } from '../domain/checkout/check-address';
import { CommerceError } from '../domain/errors/commerce-error';
import type { CartAddressType } from '../ports/checkout';
import type { Shopper } from '../ports/shopper';
import { type CartRow, lockCart, writeNextVersion } from './cart-rows';
import { isOwnedBy } from './ownership';

interface Selection {
  readonly addressId: number;
  readonly type: CartAddressType;
}

/** Makes an address of the shopper's list the cart's delivery or billing address. */
export async function selectAddress(tx: Transaction, shopper: Shopper, { addressId, type }: Selection) {
  const cart = await lockCart(tx, shopper);
  if (!cart) throw new CommerceError('CART_EMPTY');
  const [address] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), isOwnedBy(addresses, shopper)));
  if (!address) throw new CommerceError('ADDRESS_NOT_FOUND', { addressId });
  if (type === 'billing') return writeNextVersion(tx, cart, { invoiceAddressId: addressId });
  checkDeliverable(address.country);
  // The driver rings before unloading.
  if (!address.phone) throw new CommerceError('FIELD_REQUIRED', { field: 'phone' });
  const { country, zip } = address;
  const changes: Partial<CartRow> = { shippingAddressId: addressId, country, zip };
  // What was accepted is the maximum of the old place.
  if (cart.country !== country || cart.zip !== zip) changes.isDeliveryCostAccepted = false;
  return writeNextVersion(tx, cart, changes);
}
