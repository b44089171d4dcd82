import { eq } from 'drizzle-orm';
import { addresses } from '../database/schema/addresses';
import { carts } from '../database/schema/cart';
import type { Transaction } from '../database/transaction';
import type { Shopper } from '../ports/shopper';
import { type CartRow, lockCart } from './cart-rows';
import { isOpenedQuotation } from './opened-carts';
import { isOwnedBy, ownerColumns } from './ownership';

/** The two carts of somebody who logs in, locked. */
export interface CartsOfLogin {
  readonly guests: CartRow;
  readonly customers: CartRow;
  /** Whether the customer's is the one that was set aside for a quotation, whose lines are fixed. */
  readonly isAside: boolean;
}

/**
 * Makes what a guest has the customer's: the addresses, and the cart where the customer has none. Null unless there are
 * two carts to merge.
 */
export async function adoptCart(tx: Transaction, guest: Shopper, customer: Shopper): Promise<CartsOfLogin | null> {
  const owner = ownerColumns(customer);
  await tx.update(addresses).set(owner).where(isOwnedBy(addresses, guest));
  const opened = await lockCart(tx, customer);
  const isAside = opened !== undefined && isOpenedQuotation(opened);
  const customers = isAside ? await lockCart(tx, { ...customer, isAside }) : opened;
  const guests = await lockCart(tx, guest);
  if (!guests) return null;
  if (customers) return { guests, customers, isAside };
  const adopted = isAside ? { sessionId: null, setAsideFor: customer.customerId } : owner;
  await tx.update(carts).set(adopted).where(eq(carts.id, guests.id));
  return null;
}

/** What the customer's cart takes over of the guest's beside its lines: what it has not itself. */
export function mergedHead({ guests, customers }: CartsOfLogin): Partial<CartRow> {
  const place = customers.country ? {} : { country: guests.country, zip: guests.zip, isPickup: guests.isPickup };
  return {
    ...place,
    // An address elsewhere than where the cart goes is none of the cart's.
    ...(customers.country ? {} : { shippingAddressId: guests.shippingAddressId }),
    invoiceAddressId: customers.invoiceAddressId ?? guests.invoiceAddressId,
    clientOrderRef: customers.clientOrderRef ?? guests.clientOrderRef,
    projectReference: customers.projectReference ?? guests.projectReference,
    transportMsg: customers.transportMsg ?? guests.transportMsg,
    remark: customers.remark ?? guests.remark,
    // What led here last is what the guest came by.
    campaign: guests.campaign ?? customers.campaign,
    couponCode: customers.couponCode ?? guests.couponCode,
  };
}
