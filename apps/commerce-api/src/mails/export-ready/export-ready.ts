import { formatDate } from '@geven/timber';
import { apiTexts } from '../../texts/api-texts';
import { accountMail } from '../shared/account-mail';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('export-ready', { nl, en, de });

/** The mail that tells a customer that the export of their data is there (LG-07). The file itself needs a login. */
export const exportReady = accountMail({
  texts,
  page: SHOP_PATHS.preferences,
  async words({ customerId, locale }, { dataExports }) {
    const file = (await dataExports.find(customerId))?.file;
    return file ? { date: formatDate(file.expiresAt, locale) } : null;
  },
});
