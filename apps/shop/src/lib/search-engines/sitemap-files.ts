import { DEFAULT_LOCALE } from '@geven/timber';
import { localeOfHost, originOf } from '../routing/hosts';

export const CATEGORY_FILE = 'categories.xml';
export const CONTENT_FILE = 'content.xml';

export const productFile = (number: number): string => `products-${number}.xml`;

/** The number in the name of a file of products; null for any other name. */
export function productFileNumber(file: string): number | null {
  const [, digits] = /^products-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Where a file of the sitemap is, on the host that was asked: a search engine believes a host about itself only. */
export const sitemapAddress = (file: string, host: string | null): string =>
  `${originOf(localeOfHost(host) ?? DEFAULT_LOCALE)}/sitemaps/${file}`;
