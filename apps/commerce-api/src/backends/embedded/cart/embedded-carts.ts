import { setDestination } from '../../../carts/set-destination';
import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';
import type { Order } from '../../../domain/cart/order';
import type { CartOwner, Carts } from '../../../ports/cart';
import { addItems } from './add-items';
import { addSample } from './add-sample';
import { existing, freshCart } from './fresh-cart';
import { readCart } from './read-cart';
import { isStale, refreshCart } from './refresh-cart';
import { removeItems } from './remove-items';
import { updateItems } from './update-items';

/** Carts in PostgreSQL. */
export function createEmbeddedCarts({ db }: Pick<Database, 'db'>): Carts {
  /** One transaction per user action; it ends with the cart as it is now. */
  async function change(owner: CartOwner, action: (tx: Transaction) => Promise<void>): Promise<Order | null> {
    return await db.transaction(async (tx) => {
      await action(tx);
      return await freshCart(tx, owner);
    });
  }

  return {
    async load(owner) {
      const reading = await readCart(db, owner);
      if (!reading) return null;
      return isStale(reading) ? await db.transaction((tx) => refreshCart(tx, owner)) : reading.order;
    },
    addMultipleItems: async (owner, products) => existing(await change(owner, (tx) => addItems(tx, owner, products))),
    addSample: async (owner, variantId) => existing(await change(owner, (tx) => addSample(tx, owner, variantId))),
    updateMultipleItems: async (owner, lines) => existing(await change(owner, (tx) => updateItems(tx, owner, lines))),
    removeMultipleItems: (owner, lineIds) => change(owner, (tx) => removeItems(tx, owner, lineIds)),
    setDestination: async (owner, destination) =>
      existing(await change(owner, (tx) => setDestination(tx, owner, destination))),
  };
}
