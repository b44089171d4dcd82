import { deliveryWindow, formatDateRange, type Locale } from '@geven/timber';

/** When a cart, an order or a board is likely to arrive, ready to be shown. */
export interface DeliveryDays {
  /** The first of the days. */
  readonly from: string;
  /** From the first to the last of them. */
  readonly range: string;
}

/** The days between which goods arrive that leave the yard in `saleDelay` days; `today` is its day, or a moment of it. */
export function deliveryDays(today: Date | string, saleDelay: number, locale: Locale): DeliveryDays {
  const { from, to } = deliveryWindow({ today, saleDelay, locale });
  return { from: formatDateRange(from, from, locale), range: formatDateRange(from, to, locale) };
}
