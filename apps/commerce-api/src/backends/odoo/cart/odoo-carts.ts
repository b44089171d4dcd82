import { setDestination } from '../../../carts/set-destination';
import type { Database } from '../../../database/connection';
import { mergeLines } from '../../../domain/cart/merge-lines';
import type { Order } from '../../../domain/cart/order';
import { checkQuantity } from '../../../domain/cart/quantity';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartOwner, Carts } from '../../../ports/cart';
import type { CartCall, CartGateway } from './cart-gateway';
import { chooseProducts } from './choose-products';

/** Carts in Odoo; a cart without lines is known to us only. */
export function createOdooCarts({ db }: Pick<Database, 'db'>, gateway: CartGateway): Carts {
  const orderOf = async (owner: CartOwner, call?: CartCall) => (await gateway.call(owner, call))?.order ?? null;

  return {
    load: (owner) => orderOf(owner),
    async addMultipleItems(owner, products) {
      const chosen = await chooseProducts(db, owner, products);
      const add = mergeLines([], chosen).map(({ variantId, pieces, finishIds }) => ({
        product_id: variantId,
        pieces,
        value_ids: finishIds,
      }));
      return existing(await orderOf(owner, { change: { add } }));
    },
    async addSample(owner, variantId) {
      const add = [{ product_id: variantId, pieces: 1, value_ids: [], once: true }];
      return existing(await orderOf(owner, { change: { add } }));
    },
    async updateMultipleItems(owner, lines) {
      for (const { pieces } of lines) checkQuantity(pieces);
      const update = lines.map(({ lineId, pieces }) => ({ line_id: lineId, pieces }));
      return existing(await orderOf(owner, { change: { update } }));
    },
    removeMultipleItems: (owner, lineIds) => orderOf(owner, { change: { remove: lineIds } }),
    clear: (owner) => gateway.clear(owner),
    async setDestination(owner, destination) {
      await db.transaction((tx) => setDestination(tx, owner, destination));
      return existing(await orderOf(owner));
    },
  };
}

function existing(order: Order | null): Order {
  if (!order) throw new CommerceError('CART_EMPTY');
  return order;
}
