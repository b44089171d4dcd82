import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused as refusedCall } from '@/testing/refused-call';
import {
  changeCoupon,
  changeLine,
  changePlace,
  changeTexts,
  chooseDelivery,
  mailCart,
  restoreCart,
} from './cart-actions';

describe('plain forms of the cart', () => {
  it('set the pieces of a line and go back to the cart in its language', async () => {
    const cartUpdateMultipleItems = vi.fn().mockResolvedValue(null);
    const sdk = createFakeSdk({ cart: { cartUpdateMultipleItems } });
    const outcome = await changeLine({ values: { lineId: '7', pieces: '12' }, locale: 'nl', sdk });
    expect(outcome).toEqual({ to: '/winkelwagen' });
    expect(cartUpdateMultipleItems).toHaveBeenCalledWith([{ id: 7, quantity: 12 }]);
  });

  it('refuse half a board without asking the API', async () => {
    const outcome = await changeLine({ values: { lineId: '7', pieces: '1,5' }, locale: 'de', sdk: createFakeSdk() });
    expect(outcome).toEqual({ backTo: 'cart', refusals: [{ code: 'QUANTITY_INVALID', params: {} }] });
  });

  it('remove a line', async () => {
    const cartRemoveMultipleItems = vi.fn().mockResolvedValue(null);
    const sdk = createFakeSdk({ cart: { cartRemoveMultipleItems } });
    expect(await changeLine({ values: { lineId: '7', action: 'remove' }, locale: 'de', sdk })).toEqual({
      to: '/einkaufswagen',
    });
    expect(cartRemoveMultipleItems).toHaveBeenCalledWith([7]);
  });

  it('put a promo code on the cart, and take it off (CA-10)', async () => {
    const applyCoupon = vi.fn().mockResolvedValue(null);
    const removeCoupon = vi.fn().mockResolvedValue(null);
    const sdk = createFakeSdk({ cart: { applyCoupon, removeCoupon } });
    expect(await changeCoupon({ values: { code: 'hobel3' }, locale: 'nl', sdk })).toEqual({ to: '/winkelwagen' });
    expect(applyCoupon).toHaveBeenCalledWith('hobel3');
    expect(await changeCoupon({ values: { action: 'remove' }, locale: 'nl', sdk })).toEqual({ to: '/winkelwagen' });
    expect(removeCoupon).toHaveBeenCalledOnce();
  });

  it('mail the cart, and say so on it (CA-19)', async () => {
    const sendCartEmail = vi.fn().mockResolvedValue(undefined);
    const sdk = createFakeSdk({ cart: { sendCartEmail } });
    const values = { email: 'piet@bouw.example' };
    expect(await mailCart({ values, locale: 'nl', sdk })).toEqual({ to: '/winkelwagen?mailed=1' });
    expect(sendCartEmail).toHaveBeenCalledWith('piet@bouw.example');
  });

  it('restore a mailed cart by the link that the browser came with, and name what is gone', async () => {
    const restore = vi.fn(async (_token: string) => ({ cart: null, unavailable: [] as string[] }));
    const sdk = createFakeSdk({ cart: { restoreCart: restore } });
    const form = { values: {}, locale: 'nl', sdk, cookie: () => 'a-token' } as const;
    expect(await restoreCart(form)).toMatchObject({ to: '/winkelwagen', headers: [['set-cookie', expect.anything()]] });
    expect(restore).toHaveBeenCalledWith('a-token');
    restore.mockResolvedValueOnce({ cart: null, unavailable: ['Board', 'Screws'] });
    expect(await restoreCart(form)).toEqual({
      ...{ showOn: 'savedCart', query: { done: 'restored' }, values: { unavailable: 'Board\nScrews' } },
    });
    restore.mockRejectedValueOnce(
      new SdkError({ kind: 'graphql', message: '', refusals: [{ code: 'LINK_EXPIRED', message: '', params: {} }] }),
    );
    expect(await restoreCart(form)).toMatchObject({ backTo: 'savedCart', refusals: [{ code: 'LINK_EXPIRED' }] });
    const fixed = createFakeSdk({ cart: { restoreCart: refusedCall('QUOTATION_FIXED') } });
    expect(await restoreCart({ ...form, sdk: fixed })).toMatchObject({
      backTo: 'cart',
      refusals: [{ code: 'QUOTATION_FIXED' }],
    });
  });

  it('write on the order, and leave alone what the form has no field for (CA-23)', async () => {
    const setClientOrderRef = vi.fn().mockResolvedValue(null);
    const updateTransportMsg = vi.fn().mockResolvedValue(null);
    const sdk = createFakeSdk({ cart: { setClientOrderRef, updateTransportMsg } });
    const values = { clientOrderRef: 'PO 4711', projectReference: '', transportMsg: 'Gate 3' };
    expect(await changeTexts({ values, locale: 'nl', sdk })).toEqual({ to: '/winkelwagen#order-texts' });
    expect(setClientOrderRef).toHaveBeenCalledWith({ clientOrderRef: 'PO 4711', projectReference: '' });
    expect(updateTransportMsg).toHaveBeenCalledWith({ transportMsg: 'Gate 3', remark: undefined });
  });

  it('save a note although a reference is refused, which comes back at its field', async () => {
    const params = { field: 'clientOrderRef', max: 60 };
    const refused = new SdkError({
      ...{ kind: 'graphql', message: '', refusals: [{ code: 'FIELD_TOO_LONG', message: '', params }] },
    });
    const updateTransportMsg = vi.fn().mockResolvedValue(null);
    const sdk = createFakeSdk({ cart: { setClientOrderRef: vi.fn().mockRejectedValue(refused), updateTransportMsg } });
    expect(await changeTexts({ values: {}, locale: 'nl', sdk })).toEqual({
      backTo: 'cart',
      refusals: [{ code: 'FIELD_TOO_LONG', params, field: 'clientOrderRef' }],
    });
    expect(updateTransportMsg).toHaveBeenCalledOnce();
  });

  it('choose how the cart is delivered (API-32)', async () => {
    const setShippingMethod = vi.fn().mockResolvedValue(null);
    const sdk = createFakeSdk({ cart: { setShippingMethod } });
    expect(await chooseDelivery({ values: { methodId: '3' }, locale: 'de', sdk })).toEqual({ to: '/einkaufswagen' });
    expect(setShippingMethod.mock.calls).toEqual([[3]]);
  });

  it('come back where nothing was chosen, or something that is not offered (CA-29)', async () => {
    const refusals = [{ code: 'SHIPPING_METHOD_NOT_AVAILABLE' as const, message: '', params: { id: 0 } }];
    const setShippingMethod = vi.fn().mockRejectedValue(new SdkError({ kind: 'graphql', message: '', refusals }));
    const sdk = createFakeSdk({ cart: { setShippingMethod } });
    expect(await chooseDelivery({ values: {}, locale: 'de', sdk })).toMatchObject({
      backTo: 'cart',
      refusals: [{ code: 'SHIPPING_METHOD_NOT_AVAILABLE' }],
    });
    expect(setShippingMethod).toHaveBeenCalledWith(0);
  });

  it('go back with the reason when the postcode is refused', async () => {
    const setPostalCode = vi.fn().mockRejectedValue(
      new SdkError({
        kind: 'graphql',
        message: '',
        refusals: [{ code: 'FIELD_FORMAT', message: '', params: { field: 'zip', _field_: '12345' } }],
      }),
    );
    const sdk = createFakeSdk({ cart: { setPostalCode } });
    expect(await changePlace({ values: { countryCode: 'DE', zip: '5066' }, locale: 'en', sdk })).toMatchObject({
      backTo: 'cart',
      refusals: [{ code: 'FIELD_FORMAT', field: 'zip' }],
    });
  });
});
