import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };

/** Brings a shopper's cart as far as its last button: to Rotterdam, by wire transfer. Returns the cart's version. */
export async function chooseWire({ ports }: Pick<Backend, 'ports'>, shopper: Shopper): Promise<number> {
  const { id } = await ports.checkout.addAddress(shopper, ROTTERDAM);
  await ports.checkout.selectAddress(shopper, id, 'shipping');
  const wire = (await ports.payments.providers()).find(({ kind }) => kind === 'WIRE');
  return (await ports.checkout.choosePayment(shopper, { providerId: wire?.id ?? 0, consent: CONSENT })).version;
}
