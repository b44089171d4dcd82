import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { describeAccountMail } from '../shared/account-mail.contract';
import { accountMessage, SAMPLE_TOKEN } from '../shared/testing/sample-account';
import { invitation } from './invitation';

describeAccountMail(invitation, {
  name: 'invitation',
  subjects: {
    nl: 'Uw account bij Geven staat klaar',
    en: 'Your account at Geven has been set up',
    de: 'Ihr Konto bei Geven ist eingerichtet',
  },
  path: (locale) => `/forgot-password/new-password?locale=${locale}&token=${SAMPLE_TOKEN}`,
});

it('says in every language how long its link is good', async () => {
  for (const locale of LOCALES)
    expect((await accountMessage(invitation, locale)).text).toMatch(/\b7 (dagen|days|Tage)\b/);
});
