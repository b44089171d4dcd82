import { formatDate, formatMoney, type Locale } from '@geven/timber';
import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('vat-id-checked', { nl, en, de });

/** The seller is a German company. */
const MERCHANT_LOCALE: Locale = 'de';

/** Tells the merchant what became of a VAT id that could not be checked when its order was placed (LG-08). */
export const vatIdChecked = {
  key: ({ orderId }: Jobs['vat-id-checked']) => String(orderId),
  async message(
    { orderId, check }: Jobs['vat-id-checked'],
    { orders, sender }: Pick<MailSources, 'orders' | 'sender'>,
    locale: Locale = MERCHANT_LOCALE,
  ): Promise<MailMessage | null> {
    const placed = await orders.byId(orderId);
    if (!placed) return null;
    const { name, amounts } = placed.order;
    const words = {
      context: check.outcome,
      number: name,
      vatId: check.vatId,
      tax: formatMoney(amounts.tax),
      date: formatDate(check.checkedAt, locale),
      consultationNumber: check.consultationNumber ?? '–',
    };
    return letterMessage({ to: sender.seller, locale, sender, t: texts(locale), words, url: null, note: null });
  },
};
