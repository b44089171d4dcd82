import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { expect, it, vi } from 'vitest';
import { submitAddress, submitOrder } from './checkout-actions';
import { choosePayment } from './payment/choose-payment';

type Refused = 'ACCOUNT_NOT_POSSIBLE' | 'ADDRESS_REQUIRED' | 'CART_CHANGED' | 'SHIPPING_METHOD_NOT_AVAILABLE';
const refused = (code: Refused) => async () => {
  throw new SdkError({ kind: 'graphql', message: code, refusals: [{ code, params: {}, message: '' }] });
};

it.each([
  ['ACCOUNT_NOT_POSSIBLE', 'checkoutPayment'],
  ['ADDRESS_REQUIRED', 'checkoutAddress'],
  ['CART_CHANGED', 'checkoutConfirm'],
] as const)('an order that is refused with %s leads where that is put right', async (code, backTo) => {
  const sdk = createFakeSdk({ checkout: { placeOrder: refused(code) } });
  expect(await submitOrder({ values: { version: '3' }, locale: 'de', sdk } as never)).toMatchObject({ backTo });
});

it('says at the ways to pay that an order on account is not possible (CA-28)', async () => {
  const sdk = createFakeSdk({ checkout: { checkPaymentType: refused('ACCOUNT_NOT_POSSIBLE') } });
  expect(await choosePayment(sdk, { providerId: '5' })).toMatchObject({
    refusals: [{ code: 'ACCOUNT_NOT_POSSIBLE', field: 'providerId' }],
  });
});

it('saves the way of delivery that was chosen beside the address (CA-11)', async () => {
  const setShippingMethod = vi.fn().mockResolvedValue(null);
  const checkout = { addAddress: async () => ({ id: 7 }) as never, selectAddress: async () => null as never };
  const form = { values: { kind: 'private', methodId: '3' }, locale: 'de' } as const;
  const submitted = { ...form, sdk: createFakeSdk({ checkout, cart: { setShippingMethod } }) };
  expect(await submitAddress(submitted)).toEqual({ to: '/checkout/payment' });
  expect(setShippingMethod).toHaveBeenCalledWith(3);
  // A quotation offers no choice.
  const { methodId: _, ...fixed } = form.values;
  expect(await submitAddress({ ...submitted, values: fixed })).toEqual({ to: '/checkout/payment' });
  expect(setShippingMethod).toHaveBeenCalledOnce();
});

it('says at the ways of delivery that one is not offered to an address', async () => {
  const checkout = { addAddress: async () => ({ id: 7 }) as never, selectAddress: async () => null as never };
  const cart = { setShippingMethod: refused('SHIPPING_METHOD_NOT_AVAILABLE') };
  const sdk = createFakeSdk({ checkout, cart });
  expect(await submitAddress({ values: { methodId: '3' }, locale: 'de', sdk })).toMatchObject({
    backTo: 'checkoutAddress',
    refusals: [{ code: 'SHIPPING_METHOD_NOT_AVAILABLE', field: 'methodId' }],
  });
});
