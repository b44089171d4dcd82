import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('reset-password', { nl, en, de });

/** The mail with a link to choose a new password, good for an hour (AU-10). */
export const resetPassword = accountMail({
  texts,
  page: SHOP_PATHS.newPassword,
  purpose: 'reset-password',
});
