import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { askForLink, setPassword } from './password-actions';

const TOKEN = 'a'.repeat(43);
const cookie = (name: string) => (name === 'new-password-link' ? TOKEN : undefined);

describe('a new password', () => {
  it('is asked for by an address (AU-10)', async () => {
    const resetPassword = vi.fn(async () => undefined);
    const sdk = createFakeSdk({ account: { resetPassword } });
    const ask = (email: string) => askForLink({ values: { email }, locale: 'nl', sdk });
    expect(await ask('anna@example.nl')).toEqual({ to: '/forgot-password?done=sent' });
    expect(await ask('')).toMatchObject({ backTo: 'forgotPassword', refusals: [{ field: 'email' }] });
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith('anna@example.nl');
  });

  it('is set by the token of the link, which the browser forgets then (AU-11)', async () => {
    const changePassword = vi.fn(async () => undefined);
    const sdk = createFakeSdk({ account: { changePassword } });
    const outcome = await setPassword({ values: { password: 'correct horse' }, locale: 'de', sdk, cookie });
    expect(changePassword).toHaveBeenCalledExactlyOnceWith(TOKEN, 'correct horse');
    expect(outcome).toEqual({
      to: '/einloggen?done=password',
      headers: [['set-cookie', expect.stringMatching(/^new-password-link=; Max-Age=0;/)]],
    });
  });

  it('that is refused leaves the link as it is (AU-11) (AU-13)', async () => {
    const sdk = createFakeSdk({ account: { changePassword: refused('PASSWORD_TOO_COMMON', 'password') } });
    expect(await setPassword({ values: { password: 'password1' }, locale: 'de', sdk, cookie })).toEqual({
      backTo: 'newPassword',
      refusals: [{ code: 'PASSWORD_TOO_COMMON', params: { field: 'password' }, field: 'password' }],
    });
  });
});
