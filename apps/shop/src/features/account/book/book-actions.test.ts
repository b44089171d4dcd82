import type { Address } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { deleteAddress, saveAddress } from './book-actions';
import { readBookView } from './book-view';

const ENTERED = { name: 'Anna', street: 'Kerkstraat 1', zip: '3011 AA', city: 'Rotterdam', countryId: '528' };
const made = async () => ({}) as Address;
const BOOK = '/dashboard/data#address-book';

describe('the address book', () => {
  it('gets new addresses, and the changed ones by their id (DB-28) (API-09)', async () => {
    const [addAddress, updateAddress] = [vi.fn(made), vi.fn(made)];
    const sdk = createFakeSdk({ checkout: { addAddress }, account: { updateAddress } });
    expect(await saveAddress({ values: { ...ENTERED, isDefault: 'on' }, locale: 'nl', sdk })).toEqual({ to: BOOK });
    expect(addAddress).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Anna', countryId: 528, addressType: 'shipping', isDefault: true }),
    );
    await saveAddress({ values: { ...ENTERED, addressId: '42' }, locale: 'nl', sdk });
    expect(updateAddress).toHaveBeenCalledExactlyOnceWith(42, expect.objectContaining({ isDefault: false }));
  });

  it('says at the country that nothing is delivered there', async () => {
    const sdk = createFakeSdk({ checkout: { addAddress: refused('ADDRESS_NOT_DELIVERABLE') } });
    expect(await saveAddress({ values: ENTERED, locale: 'nl', sdk })).toMatchObject({
      backTo: 'dashboardData',
      refusals: [{ field: 'countryId' }],
    });
  });

  it('loses an address by its id, and nothing without one (DB-28) (API-10)', async () => {
    const remove = vi.fn(async () => undefined);
    const sdk = createFakeSdk({ account: { deleteAddress: remove } });
    expect(await deleteAddress({ values: { addressId: '42' }, locale: 'nl', sdk })).toEqual({ to: BOOK });
    expect(await deleteAddress({ values: { addressId: 'x' }, locale: 'nl', sdk })).toEqual({ to: BOOK });
    expect(remove).toHaveBeenCalledExactlyOnceWith(42);
  });

  it('opens what its address names, one thing at a time', () => {
    expect(readBookView({ address: 'new' })).toEqual({ open: 'new' });
    expect(readBookView({ address: '42', remove: '7' })).toEqual({ open: 'edit', id: 42 });
    expect(readBookView({ remove: '7' })).toEqual({ open: 'delete', id: 7 });
    expect(readBookView({ address: '-1', remove: ['7'] })).toEqual({ open: 'list' });
  });
});
