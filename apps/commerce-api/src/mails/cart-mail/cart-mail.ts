import { formatMoney } from '@geven/timber';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { linkAddress, mailShop } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('cart-mail', { nl, en, de });

/** The mail that somebody had a cart sent with (CA-19): its lines as they were, and a link that puts them into a cart. */
export const cartMail: MailDefinition<Jobs['cart-mail']> = {
  key: ({ savedCartId }) => String(savedCartId),
  async message({ savedCartId, email, locale }, { savedCarts, sender }) {
    const copy = await savedCarts.issue(savedCartId);
    if (!copy) return null;
    const t = texts(locale);
    return await letterMessage({
      ...{ to: { email }, locale, sender, t },
      facts: copy.lines.map(({ name, pieces, gross }) => ({ label: `${pieces} × ${name}`, value: formatMoney(gross) })),
      url: linkAddress(SHOP_PATHS.savedCart[locale], mailShop(sender, locale), copy.token),
      note: t('note'),
    });
  },
};
