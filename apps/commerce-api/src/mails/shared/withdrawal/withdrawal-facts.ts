import { formatDate, formatTime, type Locale } from '@geven/timber';
import type { Withdrawal } from '../../../domain/checkout/withdrawal';
import { apiTexts } from '../../../texts/api-texts';
import { inOneLine } from '../in-one-line';
import type { Fact } from '../mail-content';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = apiTexts('withdrawal-facts', { nl, en, de });

/** What a declaration of withdrawal says and when it arrived, to the minute. */
export function withdrawalFacts({ name, orderNumber, email, receivedAt }: Withdrawal, locale: Locale): readonly Fact[] {
  const t = texts(locale);
  const date = formatDate(receivedAt, locale);
  return [
    { label: t('name'), value: name },
    { label: t('orderNumber'), value: orderNumber },
    { label: t('email'), value: email },
    { label: t('receivedAt'), value: inOneLine(t('moment', { date, time: formatTime(receivedAt) })) },
  ];
}
