import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('confirm-email', { nl, en, de });

/** The mail that asks the owner of an address to confirm it, with a link that is good for a day. */
export const confirmEmail = accountMail({
  texts,
  page: SHOP_PATHS.confirmEmail,
  purpose: 'confirm-email',
});
