import { setDestination } from '../../../carts/set-destination';
import type { Database } from '../../../database/connection';
import { mergeLines } from '../../../domain/cart/merge-lines';
import type { Order } from '../../../domain/cart/order';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Carts } from '../../../ports/cart';
import type { Shopper } from '../../../ports/shopper';
import type { CartCall, CartGateway } from './cart-gateway';
import { chooseProducts } from './choose-products';

/** Carts in Odoo; a cart without lines is known to us only. */
export function createOdooCarts({ db }: Pick<Database, 'db'>, gateway: CartGateway): Carts {
  const orderOf = async (shopper: Shopper, call?: CartCall) => (await gateway.call(shopper, call))?.order ?? null;

  return {
    load: (shopper) => orderOf(shopper),
    async addMultipleItems(shopper, products) {
      const chosen = await chooseProducts(db, shopper, products);
      const add = mergeLines([], chosen).map(({ variantId, pieces, finishIds }) => ({
        product_id: variantId,
        pieces,
        value_ids: finishIds,
      }));
      return existing(await orderOf(shopper, { change: { add } }));
    },
    async addSample(shopper, variantId) {
      const add = [{ product_id: variantId, pieces: 1, value_ids: [], once: true }];
      return existing(await orderOf(shopper, { change: { add } }));
    },
    async updateMultipleItems(shopper, lines) {
      const update = lines.map(({ lineId, pieces }) => ({ line_id: lineId, pieces }));
      return existing(await orderOf(shopper, { change: { update } }));
    },
    removeMultipleItems: (shopper, lineIds) => orderOf(shopper, { change: { remove: lineIds } }),
    clear: (shopper) => gateway.clear(shopper),
    async setDestination(shopper, destination) {
      await db.transaction((tx) => setDestination(tx, shopper, destination));
      return existing(await orderOf(shopper));
    },
  };
}

function existing(order: Order | null): Order {
  if (!order) throw new CommerceError('CART_EMPTY');
  return order;
}
