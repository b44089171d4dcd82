import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { mailShop, shopAddress } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('email-taken', { nl, en, de });

/** The mail to the owner of an address with which somebody tried to register again. */
export const emailTaken = accountMail({
  texts,
  page: SHOP_PATHS.login,
  words: ({ locale }, { sender }) => ({
    forgotPassword: shopAddress(SHOP_PATHS.forgotPassword[locale], mailShop(sender, locale)),
  }),
});
