import { LOCALES, type Locale } from '@geven/timber';
import { createInstance, type TFunction } from 'i18next';

/** The texts of one area; the compiler wants in each language what there is in English. */
interface AreaTexts<Texts> {
  readonly en: Texts;
  readonly nl: NoInfer<Texts>;
  readonly de: NoInfer<Texts>;
}

const i18n = createInstance({
  resources: {},
  fallbackLng: false,
  // Whoever writes HTML escapes.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

/**
 * Adds the message files of an area to the texts of the API and returns how to look one up in a language:
 * `const cartTexts = apiTexts('cart', { nl, en, de }); cartTexts('de')('title')`.
 */
export function apiTexts<Texts extends object>(area: string, texts: AreaTexts<Texts>): (locale: Locale) => TFunction {
  for (const locale of LOCALES) i18n.addResourceBundle(locale, area, texts[locale]);
  return (locale) => i18n.getFixedT(locale, area);
}

/** The texts of a list, each filled in. */
export function textList(t: TFunction, key: string, values: Record<string, unknown> = {}): string[] {
  return t(key, { ...values, returnObjects: true }) as unknown as string[];
}
