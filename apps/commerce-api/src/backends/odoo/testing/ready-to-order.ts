import type { AddressFields } from '../../../domain/checkout/address';
import type { CartOwner } from '../../../ports/cart';
import type { OdooUnderTest } from './start-odoo';

const ADDRESS: AddressFields = {
  name: 'Anna Visser',
  companyName: null,
  street: 'Kerkstraat 1',
  street2: '',
  city: 'Rotterdam',
  zip: '3011 AA',
  country: 'NL',
  email: 'anna@example.nl',
  phone: '+31 10 1234567',
  vat: null,
  addressType: 'shipping',
  isCompany: false,
};

/** A visitor with ten boards in the cart who only has to press the button. */
export async function readyToOrder({ ports, newOwner, variants }: OdooUnderTest): Promise<CartOwner> {
  const owner = await newOwner('nl');
  await ports.carts.addMultipleItems(owner, [{ variantId: variants.board, pieces: 10 }]);
  const { id } = await ports.checkout.addAddress(owner, ADDRESS);
  await ports.checkout.selectAddress(owner, id, 'shipping');
  const wire = (await ports.payments.providers()).find(({ name }) => name === 'WIRE');
  const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
  await ports.checkout.choosePayment(owner, { providerId: wire?.id ?? 0, consent });
  return owner;
}
