import { DEFAULT_LOCALE, formatMoney, type Locale } from '@geven/timber';
import { amountDue } from '../../domain/payments/payment-attempt';
import type { Jobs } from '../../ports/jobs';
import type { MailMessage } from '../../ports/mail';
import { apiTexts } from '../../texts/api-texts';
import { letterMessage } from '../shared/letter/letter-message';
import type { MailSources } from '../shared/mail-definition';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('payment-alarm', { nl, en, de });

/** Tells the merchant, in the shop's own language, of a payment that somebody has to look at. */
export const paymentAlarm = {
  key: ({ reference, alarm }: Jobs['payment-alarm']) => `${reference}:${alarm}`,
  async message(
    { reference, alarm }: Jobs['payment-alarm'],
    { paymentAttempts, sender }: Pick<MailSources, 'paymentAttempts' | 'sender'>,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<MailMessage> {
    const attempt = (await paymentAttempts?.byReference(reference)) ?? null;
    const t = texts(locale);
    const facts = attempt
      ? [
          { label: t('order'), value: attempt.orderName },
          { label: t('amount'), value: formatMoney(amountDue(attempt).cents) },
          { label: t('pspReference'), value: attempt.pspReference ?? '–' },
        ]
      : [];
    const words = { reference, what: t(`what.${alarm}`), todo: t(`todo.${alarm}`) };
    return await letterMessage({ to: sender.seller, locale, sender, t, words, facts, url: null, note: null });
  },
};
