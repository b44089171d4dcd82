import { insertAddress } from '../../../carts/address-rows';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { findRecipient } from '../../../carts/find-recipient';
import { noteVatIdCheck } from '../../../carts/note-vat-id-check';
import { keepPlace } from '../../../carts/opened-carts';
import { selectAddress } from '../../../carts/select-address';
import type { Database } from '../../../database/connection';
import type { Cart } from '../../../domain/cart/cart';
import { payableCart } from '../../../domain/checkout/order-policy';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Checkout } from '../../../ports/checkout';
import type { Shopper } from '../../../ports/shopper';
import type { CartGateway } from '../cart/cart-gateway';

/** The steps between cart and order: noted by us, tax and freight by Odoo. Customers are made when the order is placed. */
export function createOdooCheckout({ db }: Pick<Database, 'db'>, gateway: CartGateway): Checkout {
  async function cartOf(shopper: Shopper): Promise<Cart> {
    const result = await gateway.call(shopper);
    if (!result) throw new CommerceError('CART_EMPTY');
    return result.cart;
  }

  return {
    addAddress: (shopper, address) => insertAddress(db, shopper, address),
    recipient: (shopper) => findRecipient(db, shopper),
    async selectAddress(shopper, addressId, type) {
      await db.transaction((tx) => keepPlace(tx, shopper, () => selectAddress(tx, shopper, { addressId, type })));
      return await cartOf(shopper);
    },
    async noteVatIdCheck(shopper, vatIdCheckId) {
      await db.transaction((tx) => noteVatIdCheck(tx, shopper, vatIdCheckId));
      return await cartOf(shopper);
    },
    async choosePayment(shopper, { providerId, consent }) {
      payableCart(await cartOf(shopper), consent);
      await db.transaction(async (tx) => {
        const cart = await lockCart(tx, shopper);
        if (!cart) throw new CommerceError('CART_EMPTY');
        await writeNextVersion(tx, cart, { paymentProviderId: providerId, locale: shopper.locale, ...consent });
      });
      const result = await gateway.shown(shopper);
      if (!result) throw new CommerceError('CART_EMPTY');
      return result.cart;
    },
  };
}
