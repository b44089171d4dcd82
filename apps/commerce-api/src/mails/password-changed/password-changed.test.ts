import { describeAccountMail } from '../shared/account-mail.contract';
import { passwordChanged } from './password-changed';

describeAccountMail(passwordChanged, {
  name: 'password-changed (AU-11) (AU-12)',
  subjects: {
    nl: 'Uw wachtwoord bij Geven is gewijzigd',
    en: 'Your password at Geven was changed',
    de: 'Ihr Passwort bei Geven wurde geändert',
  },
  path: (locale) => `/forgot-password?locale=${locale}`,
});
