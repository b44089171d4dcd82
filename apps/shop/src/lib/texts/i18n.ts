import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import deCatalogue from '@messages/de/catalogue.json';
import deCommon from '@messages/de/common.json';
import deContent from '@messages/de/content.json';
import deListing from '@messages/de/listing.json';
import deProduct from '@messages/de/product.json';
import deSearch from '@messages/de/search.json';
import enCatalogue from '@messages/en/catalogue.json';
import enCommon from '@messages/en/common.json';
import enContent from '@messages/en/content.json';
import enListing from '@messages/en/listing.json';
import enProduct from '@messages/en/product.json';
import enSearch from '@messages/en/search.json';
import nlCatalogue from '@messages/nl/catalogue.json';
import nlCommon from '@messages/nl/common.json';
import nlContent from '@messages/nl/content.json';
import nlListing from '@messages/nl/listing.json';
import nlProduct from '@messages/nl/product.json';
import nlSearch from '@messages/nl/search.json';
import { createInstance, type TFunction } from 'i18next';
import { type TextParams, writtenParams } from './translate';

const resources = {
  nl: {
    common: nlCommon,
    catalogue: nlCatalogue,
    content: nlContent,
    listing: nlListing,
    product: nlProduct,
    search: nlSearch,
  },
  en: {
    common: enCommon,
    catalogue: enCatalogue,
    content: enContent,
    listing: enListing,
    product: enProduct,
    search: enSearch,
  },
  de: {
    common: deCommon,
    catalogue: deCatalogue,
    content: deContent,
    listing: deListing,
    product: deProduct,
    search: deSearch,
  },
} as const satisfies Record<Locale, object>;

/** An area of the texts: a file per language below messages/. */
export type Area = keyof (typeof resources)['en'];

const i18n = createInstance();
await i18n.init({
  resources,
  fallbackLng: DEFAULT_LOCALE,
  supportedLngs: LOCALES,
  ns: Object.keys(resources.de),
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

/** What i18next's functions are without the names of their keys. */
type LookUp = (key: string, options?: object) => string;
type AnyTexts = (key: string, params?: TextParams) => string;

const areas = new Map<string, AnyTexts>();

/** Texts of one area in a language, on the server; a text that is missing shows in German (IN-02). */
export function getTexts<Name extends Area>(locale: Locale, area: Name): TFunction<Name> {
  const name = `${locale} ${area}`;
  let texts = areas.get(name);
  if (!texts) {
    texts = rememberPlainTexts(i18n.getFixedT(locale, area) as unknown as LookUp, locale);
    areas.set(name, texts);
  }
  return texts as unknown as TFunction<Name>;
}

/** A page asks for the same few texts for each of its products: those with nothing to fill in are looked up once. */
function rememberPlainTexts(lookUp: LookUp, locale: Locale): AnyTexts {
  const plain = new Map<string, string>();
  return (key, params) => {
    // The count chooses the plural form; what is filled in is what the language writes.
    if (params) return lookUp(key, { ...params, replace: writtenParams(params, locale) });
    let text = plain.get(key);
    if (text === undefined) {
      text = lookUp(key);
      plain.set(key, text);
    }
    return text;
  };
}
