import { deliveryWindow, formatDateRange, formatDay, type Locale } from '@geven/timber';

/** The first day on which goods can come that leave the yard in `saleDelay` days; `today` is its day, or a moment of it. */
export function firstDeliveryDay(today: Date | string, saleDelay: number, locale: Locale): string {
  return formatDay(deliveryWindow({ today, saleDelay, locale }).from, locale);
}

/** The days between which they are likely to come. */
export function deliveryDays(today: Date | string, saleDelay: number, locale: Locale): string {
  const { from, to } = deliveryWindow({ today, saleDelay, locale });
  return formatDateRange(from, to, locale);
}
