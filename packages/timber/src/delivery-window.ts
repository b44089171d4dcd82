import { addDays } from './calendar';
import { DELIVERY_DAYS } from './constants';
import type { Locale } from './locales';

export interface DeliveryWindowInput {
  /** The calendar day in Berlin as an ISO date, or a moment of it. */
  today: Date | string;
  /** Days until the goods leave the yard: the smallest of the variants. */
  saleDelay: number;
  locale: Locale;
}

/** ISO dates; from and to are both possible days of arrival. */
export interface DeliveryWindow {
  base: string;
  from: string;
  to: string;
}

/** The days between which goods arrive, in calendar days: weekends and holidays count. */
export function deliveryWindow({ today, saleDelay, locale }: DeliveryWindowInput): DeliveryWindow {
  const base = addDays(today, saleDelay);
  const { from, to } = DELIVERY_DAYS[locale];
  return { base, from: addDays(base, from), to: addDays(base, to) };
}
