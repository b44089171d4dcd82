import { insertAddress } from '../../../carts/address-rows';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { findRecipient } from '../../../carts/find-recipient';
import { selectAddress } from '../../../carts/select-address';
import type { Database } from '../../../database/connection';
import type { Order } from '../../../domain/cart/order';
import { checkConsent } from '../../../domain/checkout/check-consent';
import { checkOrderable } from '../../../domain/checkout/check-orderable';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { CartOwner } from '../../../ports/cart';
import type { Checkout } from '../../../ports/checkout';
import type { CartGateway } from '../cart/cart-gateway';

/** The steps between cart and order: noted by us, tax and freight by Odoo. Customers are made when the order is placed. */
export function createOdooCheckout({ db }: Pick<Database, 'db'>, gateway: CartGateway): Checkout {
  async function cartOf(owner: CartOwner): Promise<Order> {
    const result = await gateway.call(owner);
    if (!result) throw new CommerceError('CART_EMPTY');
    return result.order;
  }

  return {
    addAddress: ({ sessionId }, address) => insertAddress(db, sessionId, address),
    recipient: ({ sessionId }) => findRecipient(db, sessionId),
    async selectAddress(owner, addressId, type) {
      await db.transaction((tx) => selectAddress(tx, owner, { addressId, type }));
      return await cartOf(owner);
    },
    async choosePayment(owner, { providerId, consent }) {
      const order = await cartOf(owner);
      checkOrderable(order);
      checkConsent(consent, order.freight?.isCalculatedAfterwards ?? false);
      await db.transaction(async (tx) => {
        const cart = await lockCart(tx, owner.sessionId);
        if (!cart) throw new CommerceError('CART_EMPTY');
        await writeNextVersion(tx, cart, { paymentProviderId: providerId, ...consent });
      });
      const result = await gateway.shown(owner);
      if (!result) throw new CommerceError('CART_EMPTY');
      return result.order;
    },
  };
}
