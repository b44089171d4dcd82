import { formatDate, formatTime, type Locale, REPLY_HOURS } from '@geven/timber';
import type { TFunction } from 'i18next';
import { nextOfficeMoment } from '../../domain/calendar/office-hours';
import type { Jobs } from '../../ports/jobs';
import { apiTexts } from '../../texts/api-texts';
import { leadFacts } from '../shared/lead/lead-facts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailDefinition } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('lead-receipt', { nl, en, de });

/**
 * Tells whoever wrote that it has arrived, and when it is read (CF-11) (CF-14). A guest's repeats nothing that was entered:
 * whoever fills in somebody else's address would have us send advertisements. A customer's has all of it.
 */
export const leadReceipt: MailDefinition<Jobs['lead-receipt']> = {
  key: ({ leadId }) => String(leadId),
  async message({ leadId }, { leads, sender }) {
    const lead = await leads.byId(leadId);
    if (!lead?.acceptedAt) return null;
    const { locale, reference, acceptedAt, isProven } = lead;
    const t = texts(locale);
    return await letterMessage({
      ...{ to: lead, locale, sender, t },
      words: { reference, hours: String(REPLY_HOURS), moment: readingMoment(acceptedAt, locale, t) },
      facts: isProven ? leadFacts(lead, locale) : [],
      url: null,
      note: t('note'),
    });
  },
};

/** When somebody reads what was accepted at a time. */
function readingMoment(acceptedAt: Date, locale: Locale, t: TFunction): string {
  const readFrom = nextOfficeMoment(acceptedAt);
  if (readFrom.getTime() === acceptedAt.getTime()) return t('now');
  return t('later', { date: formatDate(readFrom, locale), time: formatTime(readFrom) });
}
