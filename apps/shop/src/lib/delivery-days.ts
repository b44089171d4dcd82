import { deliveryWindow, formatDateRange, type Locale, todayInBerlin } from '@geven/timber';

/** The days between which a cart or order is likely to arrive, ready to be shown. */
export function deliveryDays(now: Date, saleDelay: number, locale: Locale): string {
  const { from, to } = deliveryWindow({ today: todayInBerlin(now), saleDelay, locale });
  return formatDateRange(from, to, locale);
}
