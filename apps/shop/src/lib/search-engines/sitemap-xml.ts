import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import type { PagePaths } from '../content/story-paths';
import { hasHostPerLocale, originOf } from '../routing/hosts';

const OPEN = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const URLSET_START = `${OPEN}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const URLSET_END = '</urlset>\n';

/**
 * The entries of one page, each with all its languages (RT-34, RT-35): those of the languages that this host shows, all
 * of them when languages share a host, as far as the page exists in them. A page whose languages share one address is there once, without others.
 */
export function urlEntries(alternates: PagePaths, shown: readonly Locale[] = LOCALES): string {
  const existing = LOCALES.filter((locale) => alternates[locale] !== undefined);
  const [first] = existing;
  if (first === undefined) return '';
  const usual = existing.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : first;
  const isOneAddress = new Set(existing.map((locale) => alternates[locale])).size < existing.length;
  if (isOneAddress && !hasHostPerLocale) return entry(addressOf(alternates, usual), '');
  const addresses = new Map(existing.map((locale) => [locale, addressOf(alternates, locale)]));
  const others = [...addresses, ['x-default', addresses.get(usual)] as const]
    .map(([name, address]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
    .join('');
  return shown
    .map((locale) => addresses.get(locale))
    .map((address) => (address ? entry(address, others) : ''))
    .join('');
}

/** The index that names the files of a sitemap by their addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join('');
  return `${OPEN}<sitemapindex xmlns="${NAMESPACE}">\n${files}</sitemapindex>\n`;
}

const addressOf = (alternates: PagePaths, locale: Locale) => escapeXml(`${originOf(locale)}${alternates[locale]}`);

const entry = (address: string, others: string) => `<url><loc>${address}</loc>${others}</url>\n`;

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
