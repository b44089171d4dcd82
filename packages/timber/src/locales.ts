/** Languages of the shop, in the order they are offered. */
export const LOCALES = ['nl', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** What an unknown or missing language becomes. */
export const DEFAULT_LOCALE: Locale = 'de';

/** BCP 47 tag per locale, for `Intl` and `lang` attributes. */
export const LOCALE_TAGS = { nl: 'nl-NL', en: 'en-US', de: 'de-DE' } as const satisfies Record<Locale, string>;

/** The locale of a language tag such as `nl` or `nl-NL`; the default locale for anything else. */
export function toLocale(tag: string | undefined | null): Locale {
  const language = tag
    ?.trim()
    .toLowerCase()
    .split(/[^a-z]/, 1)[0];
  return LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
}
