import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { deleteAccount, keepAccount, requestExport, undoDeletion } from './personal-data-actions';
import { readPersonalDataView } from './personal-data-view';

const QUESTION = { form: 'deletion', deletionPassword: 'correct horse' };

describe('the data of a customer', () => {
  it('are copied on request, and the page says when that is refused (LG-07)', async () => {
    const requestDataExport = vi.fn(async () => ({ requestedAt: '', file: null }));
    const form = { values: {}, locale: 'en' } as const;
    expect(await requestExport({ ...form, sdk: createFakeSdk({ account: { requestDataExport } }) })).toEqual({
      to: '/dashboard/Preferences#export',
    });
    const sdk = createFakeSdk({ account: { requestDataExport: refused('TOO_MANY_REQUESTS') } });
    expect(await requestExport({ ...form, sdk })).toMatchObject({ backTo: 'dashboardPreferences', hash: '#export' });
  });

  it('go with the account after YES and the password (LG-07)', async () => {
    const call = vi.fn(async () => null);
    const sdk = createFakeSdk({ account: { deleteAccount: call } });
    expect(await deleteAccount({ values: QUESTION, locale: 'de', sdk })).toEqual({
      to: '/dashboard/Preferences#deletion',
    });
    expect(call).toHaveBeenCalledExactlyOnceWith('correct horse');
  });

  it.each([
    ['LOGIN_FAILED', 'deletionPassword'],
    ['TOO_MANY_ATTEMPTS', undefined],
  ] as const)('stay where the password is refused, which the page says at its field: %s', async (code, field) => {
    const sdk = createFakeSdk({ account: { deleteAccount: refused(code) } });
    const outcome = await deleteAccount({ values: QUESTION, locale: 'en', sdk });
    expect(outcome).toMatchObject({ backTo: 'dashboardPreferences', hash: '#deletion', refusals: [{ code }] });
    expect('refusals' in outcome && outcome.refusals[0]?.field).toBe(field);
  });

  it('stay without a password, and the API is not asked', async () => {
    const outcome = await deleteAccount({ values: {}, locale: 'en', sdk: createFakeSdk() });
    expect(outcome).toMatchObject({ refusals: [{ code: 'FIELD_REQUIRED', field: 'deletionPassword' }] });
  });

  it('are kept by who is logged in (LG-07)', async () => {
    const sdk = createFakeSdk({ account: { undoDeleteAccount: async () => null } });
    expect(await undoDeletion({ values: {}, locale: 'nl', sdk })).toEqual({
      to: '/dashboard/Preferences?done=kept#deletion',
    });
  });

  it('are kept by the link of the mail, which the browser forgets then (LG-07)', async () => {
    const byLink = vi.fn(async () => undefined);
    const form = { values: {}, locale: 'nl', cookie: (name: string) => `value of ${name}` } as const;
    const outcome = await keepAccount({
      ...form,
      sdk: createFakeSdk({ account: { undoDeleteAccountByLink: byLink } }),
    });
    expect(byLink).toHaveBeenCalledExactlyOnceWith('value of keep-account-link');
    expect(outcome).toMatchObject({ to: '/keep-account?done=kept' });
    expect(JSON.stringify(outcome)).toContain('keep-account-link=; Max-Age=0');
    const sdk = createFakeSdk({ account: { undoDeleteAccountByLink: refused('LINK_EXPIRED') } });
    expect(await keepAccount({ ...form, sdk })).toMatchObject({ backTo: 'keepAccount', refusals: [{}] });
  });
});

it('opens question and login by the address of the page', () => {
  expect(readPersonalDataView({})).toEqual({ isDeleting: false, isLoginNeeded: false });
  expect(readPersonalDataView({ remove: 'account' }).isDeleting).toBe(true);
  expect(readPersonalDataView({ login: 'export' }).isLoginNeeded).toBe(true);
});
