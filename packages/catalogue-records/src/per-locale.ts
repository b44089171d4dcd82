import type { Locale } from '@geven/timber';
import type { Localized } from './localized';

/** The same made once for each language. */
export function perLocale<T>(make: (locale: Locale) => T): Localized<T> {
  return { nl: make('nl'), en: make('en'), de: make('de') };
}
