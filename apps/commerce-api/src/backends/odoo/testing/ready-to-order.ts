import type { CartOwner } from '../../../ports/cart';
import { ROTTERDAM } from '../../../ports/contracts/rotterdam';
import type { OdooUnderTest } from './start-odoo';

/** A visitor with ten boards in the cart who only has to press the button. */
export async function readyToOrder({ ports, newOwner, variants }: OdooUnderTest): Promise<CartOwner> {
  const owner = await newOwner('nl');
  await ports.carts.addMultipleItems(owner, [{ variantId: variants.board, pieces: 10 }]);
  const { id } = await ports.checkout.addAddress(owner, ROTTERDAM);
  await ports.checkout.selectAddress(owner, id, 'shipping');
  const wire = (await ports.payments.providers()).find(({ name }) => name === 'WIRE');
  const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
  await ports.checkout.choosePayment(owner, { providerId: wire?.id ?? 0, consent });
  return owner;
}
