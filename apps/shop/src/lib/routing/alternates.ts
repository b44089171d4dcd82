import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import type { Metadata } from 'next';
import type { PagePaths } from '../content/story-paths';
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

/** Addresses of a story; where it does not exist in a language, the language switch leads to the home page. */
export const storyAlternates = (paths: PagePaths): Alternates =>
  alternatesOf((locale) => paths[locale] ?? href('home', locale));

/**
 * Canonical address, hreflang links and robots rule of a page, in the languages that it exists in (RT-34). Where languages share one address, a search
 * engine sees one page only, in the default language; so only that one may be indexed, unless languages have hosts.
 */
export function pageMetadata(locale: Locale, alternates: PagePaths, isIndexed = true): Metadata {
  const shown = LOCALES.filter((each) => alternates[each] !== undefined);
  const isOneAddress = new Set(shown.map((each) => alternates[each])).size < shown.length;
  const isShared = isOneAddress && !hasHostPerLocale;
  const usual = shown.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (shown[0] ?? locale);
  const address = (each: Locale) => `${originOf(each)}${alternates[each]}`;
  return {
    alternates: {
      canonical: address(locale),
      ...(isShared
        ? {}
        : {
            languages: {
              ...Object.fromEntries(shown.map((each) => [each, address(each)])),
              'x-default': address(usual),
            },
          }),
    },
    ...(!isIndexed || (isShared && locale !== usual) ? { robots: { index: false, follow: true } } : {}),
  };
}
