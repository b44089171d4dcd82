import { SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { changeLine, changePlace } from './cart-actions';

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
