import type { Locale } from '@geven/timber';
import { deliveryDays, firstDeliveryDay } from '@/lib/products/delivery-days';

/** When goods come, ready to be shown. */
interface DeliveryTexts {
  /** The first day on which they can. */
  readonly first: string;
  /** The days between which they are likely to. */
  readonly days: string;
}

/** Texts for what leaves the yard in `saleDelay` days; `today` is an ISO date. */
export const deliveryTexts = (today: string, saleDelay: number, locale: Locale): DeliveryTexts => ({
  first: firstDeliveryDay(today, saleDelay, locale),
  days: deliveryDays(today, saleDelay, locale),
});
