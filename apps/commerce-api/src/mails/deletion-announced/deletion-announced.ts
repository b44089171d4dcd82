import { formatDate } from '@geven/timber';
import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('deletion-announced', { nl, en, de });

/** The mail that says when an account will be deleted, with a link to keep it (LG-07). */
export const deletionAnnounced = accountMail({
  texts,
  page: SHOP_PATHS.keepAccount,
  purpose: 'undo-deletion',
  // Null where its owner changed their mind before the mail was made.
  words: ({ deletionAt, locale }) => deletionAt && { date: formatDate(deletionAt, locale) },
});
