import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { mailShop, shopAddress } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import { withdrawalFacts } from '../shared/withdrawal/withdrawal-facts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('withdrawal-receipt', { nl, en, de });

/** The receipt of a declaration of withdrawal: what it says, and the date and time of its arrival (LG-04). */
export const withdrawalReceipt: MailDefinition<Jobs['withdrawal-receipt']> = {
  key: ({ withdrawalId }) => String(withdrawalId),
  async message({ withdrawalId }, { withdrawals, sender }) {
    const withdrawal = await withdrawals.byId(withdrawalId);
    if (!withdrawal) return null;
    const { locale } = withdrawal;
    const t = texts(locale);
    return await letterMessage({
      ...{ to: withdrawal, locale, sender, t },
      facts: withdrawalFacts(withdrawal, locale),
      url: shopAddress(SHOP_PATHS.withdrawal[locale], mailShop(sender, locale)),
      note: t('note'),
    });
  },
};
