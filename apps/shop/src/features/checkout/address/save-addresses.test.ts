import { type AddressInput, SdkError } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { saveAddresses } from './save-addresses';

const refused = (...refusals: ConstructorParameters<typeof SdkError>[0]['refusals'] & {}) =>
  new SdkError({ kind: 'graphql', message: '', refusals });
const required = (field: string) => ({ code: 'FIELD_REQUIRED' as const, message: '', params: { field } });

describe('saveAddresses', () => {
  it('makes one address both delivery and billing address (CO-10)', async () => {
    const selectAddress = vi.fn().mockResolvedValue(null);
    const addAddress = vi.fn().mockResolvedValue({ id: 7 });
    expect(
      await saveAddresses(createFakeSdk({ checkout: { addAddress, selectAddress } }), { kind: 'private' }),
    ).toEqual([]);
    expect(addAddress).toHaveBeenCalledOnce();
    expect(selectAddress.mock.calls).toEqual([
      [7, 'shipping'],
      [7, 'billing'],
    ]);
  });

  it('takes addresses of the book as they are (CO-11)', async () => {
    const selectAddress = vi.fn().mockResolvedValue(null);
    const addAddress = vi.fn().mockResolvedValue({ id: 7 });
    const sdk = createFakeSdk({ checkout: { addAddress, selectAddress } });
    await saveAddresses(sdk, { addressId: '3', billingDiffers: 'on', 'billing.addressId': '4' });
    expect(addAddress).not.toHaveBeenCalled();
    // Folded with its tick, the choice of a billing address does not count.
    await saveAddresses(sdk, { addressId: 'other', 'billing.addressId': '4' });
    expect(selectAddress.mock.calls).toEqual([
      [3, 'shipping'],
      [4, 'billing'],
      [7, 'shipping'],
      [7, 'billing'],
    ]);
  });

  it('reports what is wrong with both addresses at once, by the names of the form', async () => {
    const addAddress = vi.fn(async ({ addressType }: AddressInput) => {
      throw addressType === 'shipping' ? refused(required('name'), required('zip')) : refused(required('street'));
    });
    const refusals = await saveAddresses(createFakeSdk({ checkout: { addAddress } }), { billingDiffers: 'on' });
    expect(refusals.map(({ field }) => field)).toEqual(['name', 'zip', 'billing.street']);
  });

  it('blames the country where we do not deliver', async () => {
    const addAddress = vi.fn().mockRejectedValue(refused({ code: 'ADDRESS_NOT_DELIVERABLE', message: '', params: {} }));
    const [refusal] = await saveAddresses(createFakeSdk({ checkout: { addAddress } }), {});
    expect(refusal).toMatchObject({ code: 'ADDRESS_NOT_DELIVERABLE', field: 'countryId' });
  });

  it('says that the shop is not available when the API does not answer', async () => {
    const addAddress = vi.fn().mockRejectedValue(new SdkError({ kind: 'network', message: 'gone' }));
    expect(await saveAddresses(createFakeSdk({ checkout: { addAddress } }), {})).toEqual([
      { code: 'SERVICE_UNAVAILABLE', params: {} },
    ]);
  });
});
