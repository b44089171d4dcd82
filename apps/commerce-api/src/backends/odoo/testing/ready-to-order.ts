import type { Shopper } from '../../../ports/shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import type { OdooUnderTest } from './start-odoo';

/** A visitor with ten boards in the cart who only has to press the button. */
export async function readyToOrder({ ports, newShopper, variants }: OdooUnderTest): Promise<Shopper> {
  const shopper = await newShopper('nl');
  await ports.carts.addMultipleItems(shopper, [{ variantId: variants.board, pieces: 10 }]);
  const { id } = await ports.checkout.addAddress(shopper, ROTTERDAM);
  await ports.checkout.selectAddress(shopper, id, 'shipping');
  const wire = (await ports.payments.providers()).find(({ name }) => name === 'WIRE');
  const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
  await ports.checkout.choosePayment(shopper, { providerId: wire?.id ?? 0, consent });
  return shopper;
}
