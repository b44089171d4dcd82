import { and, desc, eq, ne } from 'drizzle-orm';
import type { CartRow } from '../carts/cart-rows';
import { lockCart, writeNextVersion } from '../carts/cart-rows';
import { isOwnedBy, withoutOwner } from '../carts/ownership';
import { addresses } from '../database/schema/addresses';
import type { Queryable, Transaction } from '../database/transaction';
import { CommerceError } from '../domain/errors/commerce-error';
import type { AddressBook } from '../ports/address-book';
import type { Shopper } from '../ports/shopper';

/** Address books in PostgreSQL, with either backend: the addresses that carts and orders are made with. */
export function createStoredAddressBook({ db }: { readonly db: Queryable }): AddressBook {
  return {
    async list(shopper) {
      const rows = await db
        .select()
        .from(addresses)
        .where(isOwnedBy(addresses, shopper))
        .orderBy(desc(addresses.isDefault), desc(addresses.id));
      return rows.map(withoutOwner);
    },
    update: (shopper, addressId, { isDefault, ...fields }) =>
      db.transaction(async (tx) => {
        const cart = await lockCart(tx, shopper);
        const [row] = await tx.update(addresses).set(fields).where(isOwn(shopper, addressId)).returning();
        if (!row) throw new CommerceError('ADDRESS_NOT_FOUND', { addressId });
        const isThere = cart?.country === row.country && cart.zip === row.zip;
        if (cart) await changeCart(tx, cart, { addressId, isThere, isGone: false });
        const marked = isDefault === undefined ? null : await mark(tx, shopper, { addressId, isDefault });
        return withoutOwner(marked ?? row);
      }),
    remove: (shopper, addressId) =>
      db.transaction(async (tx) => {
        const cart = await lockCart(tx, shopper);
        if (cart) await changeCart(tx, cart, { addressId, isThere: false, isGone: true });
        await tx.delete(addresses).where(isOwn(shopper, addressId));
      }),
    async setDefault(shopper, addressId, isDefault) {
      const marked = await db.transaction((tx) => mark(tx, shopper, { addressId, isDefault }));
      if (!marked) throw new CommerceError('ADDRESS_NOT_FOUND', { addressId });
    },
  };
}

const isOwn = (shopper: Shopper, addressId: number) => and(eq(addresses.id, addressId), isOwnedBy(addresses, shopper));

interface Mark {
  readonly addressId: number;
  readonly isDefault: boolean;
}

/** One default at most: the one before it is none any more. */
async function mark(tx: Transaction, shopper: Shopper, { addressId, isDefault }: Mark) {
  if (isDefault) {
    const isOther = and(isOwnedBy(addresses, shopper), ne(addresses.id, addressId), eq(addresses.isDefault, true));
    await tx.update(addresses).set({ isDefault: false }).where(isOther);
  }
  const [row] = await tx.update(addresses).set({ isDefault }).where(isOwn(shopper, addressId)).returning();
  return row ?? null;
}

interface Changed {
  readonly addressId: number;
  /** Whether it lies where the cart goes. */
  readonly isThere: boolean;
  readonly isGone: boolean;
}

/** What is shown of the cart is no longer what it was: the next version. */
async function changeCart(tx: Transaction, cart: CartRow, { addressId, isThere, isGone }: Changed): Promise<void> {
  const isShipping = cart.shippingAddressId === addressId;
  const isInvoice = cart.invoiceAddressId === addressId;
  if (!isShipping && !isInvoice) return;
  await writeNextVersion(tx, cart, {
    ...(isShipping && !isThere ? { shippingAddressId: null } : {}),
    ...(isInvoice && isGone ? { invoiceAddressId: null } : {}),
    removedLines: cart.removedLines,
  });
}
