import { findCampaign, noteCampaign } from '../../../carts/cart-campaign';
import { noteGuest } from '../../../carts/note-guest';
import { setTexts } from '../../../carts/order-text-rows';
import { setCoupon } from '../../../carts/set-coupon';
import { setDestination } from '../../../carts/set-destination';
import { setPickup } from '../../../carts/set-pickup';
import type { Database } from '../../../database/connection';
import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import { checkCartSize } from '../../../domain/cart/cart-size';
import { checkCoupon } from '../../../domain/cart/coupon';
import type { CurrentFreightRates } from '../../../domain/checkout/freight-rates';
import type { Carts } from '../../../ports/cart';
import type { Shopper } from '../../../ports/shopper';
import { addItems } from './add-items';
import { addSample } from './add-sample';
import type { CartTransaction } from './cart-transaction';
import { clearCart } from './clear-cart';
import { existing, freshCart } from './fresh-cart';
import { mergeCarts } from './merge-carts';
import { readCart } from './read-cart';
import { isStale, refreshCart } from './refresh-cart';
import { removeItems } from './remove-items';
import { updateItems } from './update-items';

export interface EmbeddedCartsOptions extends Pick<Database, 'db'> {
  readonly transact: CartTransaction;
  readonly freightRates: CurrentFreightRates;
}

/** Carts in PostgreSQL. */
export function createEmbeddedCarts({ db, transact, freightRates }: EmbeddedCartsOptions): Carts {
  /** One transaction per user action; it ends with the cart as it is now. */
  async function change(shopper: Shopper, action: (tx: Transaction) => Promise<void>): Promise<Cart | null> {
    return await transact(shopper, async (tx) => {
      await action(tx);
      return await freshCart(tx, shopper, freightRates());
    });
  }

  /** A change that may make the cart larger: one that would be too large is rolled back. */
  function grow(shopper: Shopper, action: (tx: Transaction) => Promise<void>): Promise<Cart> {
    return transact(shopper, async (tx) => {
      await action(tx);
      const cart = existing(await freshCart(tx, shopper, freightRates()));
      checkCartSize(cart.lines);
      return cart;
    });
  }

  return {
    async load(shopper) {
      const reading = await readCart(db, shopper, freightRates());
      if (!reading) return null;
      return isStale(reading)
        ? await transact(shopper, (tx) => refreshCart(tx, shopper, freightRates()))
        : reading.cart;
    },
    addMultipleItems: (shopper, products) => grow(shopper, (tx) => addItems(tx, shopper, products)),
    addSample: (shopper, variantId) => grow(shopper, (tx) => addSample(tx, shopper, variantId)),
    updateMultipleItems: (shopper, lines) =>
      grow(shopper, (tx) => updateItems(tx, shopper, { lines, rates: freightRates() })),
    removeMultipleItems: (shopper, lineIds) => change(shopper, (tx) => removeItems(tx, shopper, lineIds)),
    clear: (shopper) => change(shopper, (tx) => clearCart(tx, shopper)),
    merge: (guest, customer) => transact(customer, (tx) => mergeCarts(tx, { guest, customer, rates: freightRates() })),
    setTexts: async (shopper, texts) => existing(await change(shopper, (tx) => setTexts(tx, shopper, texts))),
    setCoupon: (shopper, code) =>
      transact(shopper, async (tx) => {
        await setCoupon(tx, shopper, code);
        const cart = existing(await freshCart(tx, shopper, freightRates()));
        // Refused, it is rolled back: the code before stays.
        checkCoupon(cart.coupon);
        return cart;
      }),
    noteCampaign: (shopper, campaign) => noteCampaign(db, shopper, campaign),
    campaign: (shopper) => findCampaign(db, shopper),
    noteGuest: (shopper, guest) => db.transaction((tx) => noteGuest(tx, shopper, guest)),
    setDestination: async (shopper, destination) =>
      existing(await change(shopper, (tx) => setDestination(tx, shopper, destination))),
    setPickup: async (shopper, isPickup) => existing(await change(shopper, (tx) => setPickup(tx, shopper, isPickup))),
  };
}
