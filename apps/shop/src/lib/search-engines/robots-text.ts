import { DEFAULT_LOCALE } from '@geven/timber';
import { localeOfHost, originOf } from '../routing/hosts';

/** Of the API, search engines need what pages show: pictures, drawings and documents. */
const SHOWN_BY_PAGES = ['/api/pictures/', '/api/sections/', '/api/downloads/'];

/**
 * Rules for crawlers. Pages that must not be found (cart, checkout, search …) say so themselves: a page that no crawler
 * may ask for cannot say it, and is listed by its address all the same.
 */
export function robotsText(host: string | null): string {
  return [
    'User-agent: *',
    ...SHOWN_BY_PAGES.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${originOf(localeOfHost(host) ?? DEFAULT_LOCALE)}/sitemap.xml`,
    '',
  ].join('\n');
}
