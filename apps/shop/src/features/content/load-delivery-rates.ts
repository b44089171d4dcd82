import type { DeliveryRates } from '@geven/odoo-sdk';
import { formatMoney, type Locale } from '@geven/timber';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { getTexts } from '@/lib/texts/i18n';

/** The rate card. */
export const loadDeliveryRates = (locale: Locale) =>
  sdkOf(locale).checkout.getDeliveryRates(null, tagged(CACHE_TAGS.day));

type Zone = DeliveryRates['zones'][number];

/** Postcodes of a zone in words: "30–39, 50–59", where ranges are whole regions, else as they are. */
export function postcodesOf({ postcodes }: Zone, locale: Locale): string {
  if (!postcodes) return getTexts(locale, 'content')('delivery.rest');
  return postcodes.map(({ first, last }) => (first === last ? first : `${short(first, last)}`)).join(', ');
}

/** 30000 to 39999 is 30–39 as people say it. */
function short(first: string, last: string): string {
  const isWhole = first.endsWith('000') && last.endsWith('999') && first.length === GERMAN_DIGITS;
  return isWhole ? `${first.slice(0, 2)}–${last.slice(0, 2)}` : `${first}–${last}`;
}

const GERMAN_DIGITS = 5;

/** What the truck costs in a zone, in words. */
export function truckPriceOf({ truckPrice, maximum }: Pick<Zone, 'truckPrice' | 'maximum'>, locale: Locale): string {
  if (truckPrice !== null) return formatMoney(truckPrice);
  return getTexts(locale, 'content')('delivery.agreed', { maximum: formatMoney(maximum ?? 0) });
}
