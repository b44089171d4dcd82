import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import { linkAddress, mailShop } from '../shared/mail-picture';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('confirm-lead', { nl, en, de });

/** Asks whether a request is the owner's of the address; like the receipt it repeats nothing that was entered. */
export const confirmLead: MailDefinition<Jobs['confirm-lead']> = {
  key: ({ leadId }) => String(leadId),
  async message({ leadId }, { leads, sender }) {
    const lead = await leads.byId(leadId);
    const token = lead && (await leads.issueLink(leadId));
    if (!token) return null;
    const { locale, reference } = lead;
    const t = texts(locale);
    return await letterMessage({
      ...{ to: lead, locale, sender, t, words: { reference } },
      url: linkAddress(SHOP_PATHS.confirmLead[locale], mailShop(sender, locale), token),
      note: t('note'),
    });
  },
};
