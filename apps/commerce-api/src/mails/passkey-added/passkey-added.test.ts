import { describeAccountMail } from '../shared/account-mail.contract';
import { passkeyAdded } from './passkey-added';

describeAccountMail(passkeyAdded, {
  name: 'passkey-added',
  subjects: {
    nl: 'Nieuwe passkey voor uw account bij Geven',
    en: 'New passkey for your account at Geven',
    de: 'Neuer Passkey für Ihr Konto bei Geven',
  },
  path: (locale) => `/dashboard/Preferences?locale=${locale}`,
});
