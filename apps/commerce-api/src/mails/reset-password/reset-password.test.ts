import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { describeAccountMail } from '../shared/account-mail.contract';
import { accountMessage, SAMPLE_TOKEN } from '../shared/testing/sample-account';
import { resetPassword } from './reset-password';

describeAccountMail(resetPassword, {
  name: 'reset-password (AU-10)',
  subjects: {
    nl: 'Nieuw wachtwoord voor uw account bij Geven',
    en: 'New password for your account at Geven',
    de: 'Neues Passwort für Ihr Konto bei Geven',
  },
  path: (locale) => `/forgot-password/new-password?locale=${locale}&token=${SAMPLE_TOKEN}`,
});

it('says in every language how long its link is good (AU-10)', async () => {
  for (const locale of LOCALES) expect((await accountMessage(resetPassword, locale)).text).toContain('60 ');
});
