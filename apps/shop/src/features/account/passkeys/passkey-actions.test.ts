import type { User } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { changePasskeys, logInWithPasskey } from './passkey-actions';

const ANNA = { id: 7, showTaxPrice: 'VATIncluded', hasOwnPrices: false } as User;

describe('a passkey', () => {
  it('logs in where a password would, to the page that was wanted (AU-15) (CO-08)', async () => {
    const loginWithPasskey = vi.fn(async () => ANNA);
    const sdk = createFakeSdk({ account: { loginWithPasskey } });
    const cookie = (name: string) => (name === 'intentRoute' ? 'dashboardInvoices' : undefined);
    const values = { credential: '{"id":"key"}' };
    expect(await logInWithPasskey({ values, locale: 'en', sdk, cookie })).toMatchObject({ to: '/dashboard/invoices' });
    expect(loginWithPasskey).toHaveBeenCalledExactlyOnceWith('{"id":"key"}');
    const inCheckout = { ...values, entrance: 'checkoutLogin' };
    expect(await logInWithPasskey({ values: inCheckout, locale: 'en', sdk })).toMatchObject({
      to: '/checkout/address',
    });
  });

  it('that is refused leads back to the form that it came from', async () => {
    const sdk = createFakeSdk({ account: { loginWithPasskey: refused('PASSKEY_REFUSED') } });
    const values = { entrance: 'preferences', credential: '' };
    expect(await logInWithPasskey({ values, locale: 'en', sdk })).toEqual({
      backTo: 'dashboardPreferences',
      refusals: [{ code: 'PASSKEY_REFUSED', params: {} }],
    });
  });

  it('is added under a name, and removed', async () => {
    const [addPasskey, removePasskey] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const sdk = createFakeSdk({ account: { addPasskey, removePasskey } });
    const submit = (values: Record<string, string>) => changePasskeys({ values, locale: 'en', sdk });
    expect(await submit({ passkeyName: 'Phone', credential: '{}' })).toEqual({
      to: '/dashboard/Preferences?done=passkey-added#passkeys',
    });
    expect(addPasskey).toHaveBeenCalledExactlyOnceWith('Phone', '{}');
    expect(await submit({ passkey: '42' })).toEqual({ to: '/dashboard/Preferences?done=passkey-removed#passkeys' });
    expect(removePasskey).toHaveBeenCalledExactlyOnceWith(42);
    expect(await submit({ passkeyName: ' ' })).toMatchObject({ refusals: [{ field: 'passkeyName' }] });
    const tooLong = createFakeSdk({ account: { addPasskey: refused('FIELD_TOO_LONG', 'name') } });
    expect(await changePasskeys({ values: { passkeyName: 'x' }, locale: 'en', sdk: tooLong })).toMatchObject({
      backTo: 'dashboardPreferences',
      hash: '#passkeys',
      refusals: [{ code: 'FIELD_TOO_LONG', field: 'passkeyName' }],
    });
  });
});
