import { mailing } from '../../domain/contact/mailings';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { linkAddress, mailShop } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('confirm-newsletter', { nl, en, de });

/** Asks whether somebody wants a newsletter (FT-17); nothing is asked once that is settled. */
export const confirmNewsletter: MailDefinition<Jobs['confirm-newsletter']> = {
  key: ({ requestId }) => requestId,
  async message({ subscriptionId, requestId }, { newsletters, sender }) {
    const subscription = await newsletters.byId(subscriptionId);
    if (subscription?.state !== 'pending') return null;
    const { locale, mailingId } = subscription;
    const t = texts(locale);
    const token = await newsletters.issueLink({ subscriptionId, requestId, purpose: 'confirm' });
    return await letterMessage({
      ...{ to: subscription, locale, sender, t },
      words: { mailing: mailing(mailingId, locale)?.name ?? '' },
      url: linkAddress(SHOP_PATHS.confirmNewsletter[locale], mailShop(sender, locale), token),
      note: t('note'),
    });
  },
  sent: (wish, { newsletters }, messageId) => newsletters.noteMailed(wish, messageId),
};
