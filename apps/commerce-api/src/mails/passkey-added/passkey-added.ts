import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('passkey-added', { nl, en, de });

/** The mail that tells the owner of an account about a new passkey. */
export const passkeyAdded = accountMail({
  texts,
  page: SHOP_PATHS.preferences,
  hasNote: false,
});
