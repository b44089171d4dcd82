import type { User } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { changePassword, endDevices, savePriceOption } from './preferences-actions';

const PASSWORDS = { form: 'change-password', currentPassword: 'correct horse', newPassword: 'battery staple' };

describe('the preferences of a customer', () => {
  it('note how prices are shown, and show them so at once (DB-29) (API-46) (PD-46)', async () => {
    const updatePriceOption = vi.fn(async () => ({ showTaxPrice: 'VATExcluded', hasOwnPrices: false }) as User);
    const sdk = createFakeSdk({ account: { updatePriceOption } });
    const outcome = await savePriceOption({ values: { showTaxPrice: 'VATExcluded' }, locale: 'de', sdk });
    expect(updatePriceOption).toHaveBeenCalledExactlyOnceWith('VATExcluded');
    expect(outcome).toMatchObject({ to: '/dashboard/Preferences?done=prices#prices' });
    expect(decodeURIComponent(JSON.stringify(outcome))).toContain('VATExcluded');
  });

  it('change the password of who knows the one before (AU-12)', async () => {
    const updatePassword = vi.fn(async () => undefined);
    const sdk = createFakeSdk({ account: { updatePassword } });
    expect(await changePassword({ values: PASSWORDS, locale: 'en', sdk })).toEqual({
      to: '/dashboard/Preferences?done=change-password#change-password',
    });
    expect(updatePassword).toHaveBeenCalledExactlyOnceWith('correct horse', 'battery staple');
  });

  it.each([
    ['LOGIN_FAILED', undefined, 'currentPassword'],
    ['PASSWORD_TOO_COMMON', 'password', 'newPassword'],
    ['TOO_MANY_ATTEMPTS', undefined, undefined],
  ] as const)('say at its field what is wrong with a password: %s', async (code, field, shown) => {
    const sdk = createFakeSdk({ account: { updatePassword: refused(code, field) } });
    const outcome = await changePassword({ values: PASSWORDS, locale: 'en', sdk });
    expect(outcome).toMatchObject({ backTo: 'dashboardPreferences', hash: '#change-password' });
    expect('refusals' in outcome && outcome.refusals[0]?.field).toBe(shown);
  });

  it('log one device out, or all the others', async () => {
    const [endDevice, endOtherDevices] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const sdk = createFakeSdk({ account: { endDevice, endOtherDevices } });
    await endDevices({ values: { device: '42' }, locale: 'en', sdk });
    expect(endDevice).toHaveBeenCalledExactlyOnceWith(42);
    expect(endOtherDevices).not.toHaveBeenCalled();
    await endDevices({ values: {}, locale: 'en', sdk });
    expect(endOtherDevices).toHaveBeenCalledOnce();
  });
});
