import { DEFAULT_LOCALE } from '@geven/timber';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { withdrawalFacts } from '../shared/withdrawal/withdrawal-facts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('withdrawal-notice', { nl, en, de });

/** Tells the merchant, in the shop's own language, that somebody has withdrawn from a contract (LG-04). */
export const withdrawalNotice: MailDefinition<Jobs['withdrawal-notice']> = {
  key: ({ withdrawalId }) => String(withdrawalId),
  async message({ withdrawalId }, { withdrawals, sender }) {
    const withdrawal = await withdrawals.byId(withdrawalId);
    if (!withdrawal) return null;
    const { name, orderNumber, orderId } = withdrawal;
    const locale = DEFAULT_LOCALE;
    const t = texts(locale);
    return await letterMessage({
      ...{ to: sender.seller, locale, sender, t },
      words: { name, orderNumber, order: t(orderId === null ? 'unknown' : 'known') },
      facts: [
        ...withdrawalFacts(withdrawal, locale),
        { label: t('language'), value: t(`languages.${withdrawal.locale}`) },
      ],
      url: null,
      note: null,
    });
  },
};
