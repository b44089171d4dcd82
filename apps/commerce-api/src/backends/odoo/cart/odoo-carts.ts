import { findCampaign, noteCampaign } from '../../../carts/cart-campaign';
import { noteGuest } from '../../../carts/note-guest';
import { keepPlace, lockLines } from '../../../carts/opened-carts';
import { setTexts } from '../../../carts/order-text-rows';
import { setCoupon } from '../../../carts/set-coupon';
import { setDestination } from '../../../carts/set-destination';
import { setPickup } from '../../../carts/set-pickup';
import type { Database } from '../../../database/connection';
import type { Cart } from '../../../domain/cart/cart';
import { checkCoupon } from '../../../domain/cart/coupon';
import { mergeLines } from '../../../domain/cart/merge-lines';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Carts } from '../../../ports/cart';
import type { Shopper } from '../../../ports/shopper';
import type { CartCall, CartGateway } from './cart-gateway';
import { chooseProducts } from './choose-products';
import { mergeCarts } from './merge-carts';

/** Carts in Odoo; a cart without lines is known to us only. */
export function createOdooCarts({ db }: Pick<Database, 'db'>, gateway: CartGateway): Carts {
  const cartOf = async (shopper: Shopper, call?: CartCall) => (await gateway.call(shopper, call))?.cart ?? null;

  return {
    load: (shopper) => cartOf(shopper),
    async addMultipleItems(shopper, products) {
      const chosen = await chooseProducts(db, shopper, products);
      const add = mergeLines([], chosen).map(({ variantId, pieces, finishIds }) => ({
        product_id: variantId,
        pieces,
        value_ids: finishIds,
      }));
      return existing(await cartOf(shopper, { change: { add } }));
    },
    async addSample(shopper, variantId) {
      const add = [{ product_id: variantId, pieces: 1, value_ids: [], once: true }];
      return existing(await cartOf(shopper, { change: { add } }));
    },
    async updateMultipleItems(shopper, lines) {
      const update = lines.map(({ lineId, pieces }) => ({ line_id: lineId, pieces }));
      return existing(await cartOf(shopper, { change: { update } }));
    },
    removeMultipleItems: (shopper, lineIds) => cartOf(shopper, { change: { remove: lineIds } }),
    clear: (shopper) => gateway.clear(shopper),
    merge: (guest, customer) => mergeCarts({ db, gateway }, guest, customer),
    async setTexts(shopper, texts) {
      await db.transaction((tx) => setTexts(tx, shopper, texts));
      // Odoo is given them with the order: nothing of them changes what it costs.
      return existing((await gateway.shown(shopper))?.cart ?? null);
    },
    async setCoupon(shopper, code) {
      const before = await db.transaction(async (tx) => {
        // What its code takes off is in a quotation's lines.
        await lockLines(tx, shopper);
        return await setCoupon(tx, shopper, code);
      });
      const cart = existing(await cartOf(shopper));
      if (code !== null && cart.coupon?.barrier) {
        await db.transaction((tx) => setCoupon(tx, shopper, before));
        await cartOf(shopper);
        checkCoupon(cart.coupon);
      }
      return cart;
    },
    noteCampaign: (shopper, campaign) => noteCampaign(db, shopper, campaign),
    campaign: (shopper) => findCampaign(db, shopper),
    noteGuest: (shopper, guest) => db.transaction((tx) => noteGuest(tx, shopper, guest)),
    async setDestination(shopper, destination) {
      await db.transaction((tx) => keepPlace(tx, shopper, () => setDestination(tx, shopper, destination)));
      return existing(await cartOf(shopper));
    },
    async setPickup(shopper, isPickup) {
      await db.transaction(async (tx) => {
        if (isPickup) await lockLines(tx, shopper);
        await setPickup(tx, shopper, isPickup);
      });
      return existing(await cartOf(shopper));
    },
  };
}

function existing(cart: Cart | null): Cart {
  if (!cart) throw new CommerceError('CART_EMPTY');
  return cart;
}
