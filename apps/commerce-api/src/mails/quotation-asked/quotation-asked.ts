import { DEFAULT_LOCALE, formatDate, formatMoney, type Locale } from '@geven/timber';
import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('quotation-asked', { nl, en, de });

/** Asks the merchant, in the shop's own language, for a quotation that has expired (DB-16). */
export const quotationAsked = {
  key: ({ quotationId }: Jobs['quotation-asked']) => String(quotationId),
  async message(
    { quotationId }: Jobs['quotation-asked'],
    { quotations, sender }: Pick<MailSources, 'quotations' | 'sender'>,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<MailMessage | null> {
    const asked = await quotations?.asked(quotationId);
    if (!asked) return null;
    const { name: number, projectReference, clientOrderRef, savedAt, untaxed, lines } = asked.quotation;
    const t = texts(locale);
    const reference = projectReference ?? clientOrderRef;
    return await letterMessage({
      ...{ to: sender.seller, locale, sender, t },
      words: { number },
      facts: [
        { label: t('customer'), value: asked.name },
        { label: t('email'), value: asked.email },
        ...(reference ? [{ label: t('reference'), value: reference }] : []),
        { label: t('askedOn'), value: formatDate(savedAt, locale) },
        { label: t('net'), value: formatMoney(untaxed) },
        ...lines.map(({ name, pieces }) => ({ label: name, value: t('pieces', { pieces: String(pieces) }) })),
      ],
      url: null,
      note: null,
    });
  },
};
