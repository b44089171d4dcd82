import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('invitation', { nl, en, de });

/** The mail to somebody whom the merchant invited, with a link to choose a password; good for a week. */
export const invitation = accountMail({
  texts,
  page: SHOP_PATHS.newPassword,
  purpose: 'accept-invitation',
});
