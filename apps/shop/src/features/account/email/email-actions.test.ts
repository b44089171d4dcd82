import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '@/testing/refused-call';
import { answerEmailChange, changeEmail, confirmNewEmail } from './email-actions';

const TOKEN = 'a'.repeat(43);
const cookie = (name: string) => (name === 'email-change-link' || name === 'new-email-link' ? TOKEN : undefined);

describe('a new e-mail address', () => {
  it('is asked for in the preferences, and given up there', async () => {
    const [change, cancel] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const sdk = createFakeSdk({ account: { changeEmail: change, cancelEmailChange: cancel } });
    const submit = (values: Record<string, string>) => changeEmail({ values, locale: 'en', sdk });
    expect(await submit({ email: 'visser@example.de' })).toEqual({
      to: '/dashboard/Preferences?done=email-asked#email-address',
    });
    expect(change).toHaveBeenCalledExactlyOnceWith('visser@example.de');
    expect(cancel).not.toHaveBeenCalled();
    expect(await submit({ keep: 'yes' })).toEqual({ to: '/dashboard/Preferences?done=email-kept#email-address' });
    expect(cancel).toHaveBeenCalledOnce();
    expect(await submit({ email: ' ' })).toMatchObject({ refusals: [{ code: 'FIELD_REQUIRED', field: 'email' }] });
  });

  it('is refused at its field, and after 10 minutes until the password is entered again', async () => {
    const submit = (code: 'EMAIL_TAKEN' | 'REAUTHENTICATION_REQUIRED', field?: string) => {
      const sdk = createFakeSdk({ account: { changeEmail: refused(code, field) } });
      return changeEmail({ values: { email: 'visser@example.de' }, locale: 'en', sdk });
    };
    expect(await submit('EMAIL_TAKEN', 'email')).toMatchObject({
      backTo: 'dashboardPreferences',
      hash: '#email-address',
      refusals: [{ code: 'EMAIL_TAKEN', field: 'email' }],
    });
    expect(await submit('REAUTHENTICATION_REQUIRED')).toMatchObject({
      refusals: [{ code: 'REAUTHENTICATION_REQUIRED' }],
    });
  });

  it.each([
    ['agree', true, 'changed'],
    ['agree', false, 'agreed'],
    ['refuse', true, 'refused'],
  ])('is answered by the link, which the browser forgets then: %s', async (answer, isChanged, done) => {
    const [agree, refuse] = [vi.fn(async () => isChanged), vi.fn(async () => undefined)];
    const sdk = createFakeSdk({ account: { approveEmailChange: agree, refuseEmailChange: refuse } });
    expect(await answerEmailChange({ values: { answer }, locale: 'de', sdk, cookie })).toEqual({
      to: `/change-email?done=${done}`,
      headers: [['set-cookie', expect.stringMatching(/^email-change-link=; Max-Age=0;/)]],
    });
    expect(answer === 'agree' ? agree : refuse).toHaveBeenCalledExactlyOnceWith(TOKEN);
    expect(answer === 'agree' ? refuse : agree).not.toHaveBeenCalled();
  });

  it('is confirmed by the link, which leads back where it does not count', async () => {
    const confirm = vi.fn(async () => null);
    const sdk = createFakeSdk({ account: { confirmNewEmail: confirm } });
    expect(await confirmNewEmail({ values: {}, locale: 'nl', sdk, cookie })).toMatchObject({
      to: '/change-email/confirm?done=confirmed',
    });
    expect(confirm).toHaveBeenCalledExactlyOnceWith(TOKEN);
    const expired = createFakeSdk({ account: { confirmNewEmail: refused('LINK_EXPIRED') } });
    expect(await confirmNewEmail({ values: {}, locale: 'nl', sdk: expired, cookie })).toMatchObject({
      backTo: 'newEmail',
      refusals: [{ code: 'LINK_EXPIRED' }],
    });
  });
});
