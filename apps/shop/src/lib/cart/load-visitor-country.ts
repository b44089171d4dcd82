import type { Locale } from '@geven/timber';
import { env } from '../env';
import { pageSdk } from './load-cart';

/**
 * Code of the country that the visitor seems to be in; null where nobody says so, or where we do not deliver. Only for pages that are rendered for
 * each visitor, and only to choose in a list at first (API-02).
 */
export async function loadVisitorCountry(locale: Locale): Promise<string | null> {
  if (!env.COUNTRY_HEADER) return null;
  const country = await (await pageSdk(locale)).checkout.checkIpCountry();
  return country?.isDeliverable ? country.code : null;
}
