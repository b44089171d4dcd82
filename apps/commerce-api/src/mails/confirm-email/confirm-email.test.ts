import { describeAccountMail } from '../shared/account-mail.contract';
import { SAMPLE_TOKEN } from '../shared/testing/sample-account';
import { confirmEmail } from './confirm-email';

describeAccountMail(confirmEmail, {
  name: 'confirm-email (API-49)',
  subjects: {
    nl: 'Bevestig uw e-mailadres bij Geven',
    en: 'Please confirm your e-mail address at Geven',
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei Geven',
  },
  path: (locale) => `/register/confirm?locale=${locale}&token=${SAMPLE_TOKEN}`,
});
