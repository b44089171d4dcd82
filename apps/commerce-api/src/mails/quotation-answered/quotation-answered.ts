import { formatDate, formatMoney } from '@geven/timber';
import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import { SHOP_PATHS } from '../shared/shop-paths';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('quotation-answered', { nl, en, de });

/** Tells a customer, in the language of the quotation, that one that was asked for again can be ordered (DB-16). */
export const quotationAnswered = {
  key: ({ quotationId }: Jobs['quotation-answered']) => String(quotationId),
  async message(
    { quotationId }: Jobs['quotation-answered'],
    { quotations, sender }: Pick<MailSources, 'quotations' | 'sender'>,
  ): Promise<MailMessage | null> {
    const asked = await quotations?.asked(quotationId);
    if (!asked?.quotation.validUntil) return null;
    const { locale, email } = asked;
    const { name: number, projectReference, clientOrderRef, validUntil, untaxed } = asked.quotation;
    const t = texts(locale);
    const date = formatDate(validUntil, locale);
    const reference = projectReference ?? clientOrderRef;
    return await letterMessage({
      ...{ to: { email }, locale, sender, t },
      words: { number, date },
      facts: [
        { label: t('number'), value: number },
        ...(reference ? [{ label: t('reference'), value: reference }] : []),
        { label: t('until'), value: date },
        { label: t('net'), value: formatMoney(untaxed) },
      ],
      url: `${sender.origins[locale]}${SHOP_PATHS.quotations[locale]}`,
      note: null,
    });
  },
};
