import { setDestination } from '../../../carts/set-destination';
import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';
import { checkCartSize } from '../../../domain/cart/cart-size';
import type { Order } from '../../../domain/cart/order';
import type { CartOwner, Carts } from '../../../ports/cart';
import { addItems } from './add-items';
import { addSample } from './add-sample';
import type { CartTransaction } from './cart-transaction';
import { clearCart } from './clear-cart';
import { existing, freshCart } from './fresh-cart';
import { readCart } from './read-cart';
import { isStale, refreshCart } from './refresh-cart';
import { removeItems } from './remove-items';
import { updateItems } from './update-items';

export interface EmbeddedCartsOptions extends Pick<Database, 'db'> {
  readonly transact: CartTransaction;
}

/** Carts in PostgreSQL. */
export function createEmbeddedCarts({ db, transact }: EmbeddedCartsOptions): Carts {
  /** One transaction per user action; it ends with the cart as it is now. */
  async function change(owner: CartOwner, action: (tx: Transaction) => Promise<void>): Promise<Order | null> {
    return await transact(owner, async (tx) => {
      await action(tx);
      return await freshCart(tx, owner);
    });
  }

  /** A change that may make the cart larger: one that would be too large is rolled back. */
  function grow(owner: CartOwner, action: (tx: Transaction) => Promise<void>): Promise<Order> {
    return transact(owner, async (tx) => {
      await action(tx);
      const order = existing(await freshCart(tx, owner));
      checkCartSize(order.lines);
      return order;
    });
  }

  return {
    async load(owner) {
      const reading = await readCart(db, owner);
      if (!reading) return null;
      return isStale(reading) ? await transact(owner, (tx) => refreshCart(tx, owner)) : reading.order;
    },
    addMultipleItems: (owner, products) => grow(owner, (tx) => addItems(tx, owner, products)),
    addSample: (owner, variantId) => grow(owner, (tx) => addSample(tx, owner, variantId)),
    updateMultipleItems: (owner, lines) => grow(owner, (tx) => updateItems(tx, owner, lines)),
    removeMultipleItems: (owner, lineIds) => change(owner, (tx) => removeItems(tx, owner, lineIds)),
    clear: (owner) => change(owner, (tx) => clearCart(tx, owner)),
    setDestination: async (owner, destination) =>
      existing(await change(owner, (tx) => setDestination(tx, owner, destination))),
  };
}
