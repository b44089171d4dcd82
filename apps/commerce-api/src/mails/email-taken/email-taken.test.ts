import { expect, it } from 'vitest';
import { describeAccountMail } from '../shared/account-mail.contract';
import { accountMessage } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { emailTaken } from './email-taken';

describeAccountMail(emailTaken, {
  name: 'email-taken (AU-08)',
  subjects: {
    nl: 'U hebt al een account bij Geven',
    en: 'You have an account at Geven already',
    de: 'Sie haben schon ein Konto bei Geven',
  },
  path: (locale) => ({ nl: '/inloggen', en: '/login', de: '/einloggen' })[locale],
});

it('says where to choose a new password', async () => {
  expect((await accountMessage(emailTaken, 'en')).text).toContain(`${SENDER.origins.en}/forgot-password?locale=en`);
});
