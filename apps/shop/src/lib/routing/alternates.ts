import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import type { Metadata } from 'next';
import { hasHostPerLocale, originOf } from './hosts';
import { href, type RouteName } from './routes';

/** The same page in every language. */
export type Alternates = Readonly<Record<Locale, string>>;

/** Alternates made by one rule. */
export const alternatesOf = (path: (locale: Locale) => string): Alternates => ({
  nl: path('nl'),
  en: path('en'),
  de: path('de'),
});

/** Alternates of a route without parameters. */
export const routeAlternates = (route: RouteName): Alternates => alternatesOf((locale) => href(route, locale));

/**
 * Canonical address, hreflang links and robots rule of a page (RT-34). Where languages share one address, a search
 * engine sees one page only, in the default language; so only that one may be indexed, unless languages have hosts.
 */
export function pageMetadata(locale: Locale, alternates: Alternates, isIndexed = true): Metadata {
  const isOneAddress = new Set(LOCALES.map((each) => alternates[each])).size < LOCALES.length;
  const isShared = isOneAddress && !hasHostPerLocale;
  const address = (each: Locale) => `${originOf(each)}${alternates[each]}`;
  return {
    alternates: {
      canonical: address(locale),
      ...(isShared
        ? {}
        : {
            languages: {
              ...Object.fromEntries(LOCALES.map((each) => [each, address(each)])),
              'x-default': address(DEFAULT_LOCALE),
            },
          }),
    },
    ...(!isIndexed || (isShared && locale !== DEFAULT_LOCALE) ? { robots: { index: false, follow: true } } : {}),
  };
}
