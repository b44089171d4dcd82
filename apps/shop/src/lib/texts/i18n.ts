import { LOCALES, type Locale } from '@geven/timber';
import { createInstance } from 'i18next';
import { AREA_NAMES, type Area, type Messages, type Texts } from './areas';
import { loadMessages } from './load-messages';
import { type TextParams, writtenParams } from './translate';

const messages = await loadMessages();

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        AREA_NAMES.map((area) => [area, { ...messages[locale][area], units: messages[locale].units }]),
      ),
    ]),
  ),
  fallbackLng: false,
  ns: AREA_NAMES,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
});

/** What i18next's functions are without the names of their keys: ours are typed by `Texts`. */
type LookUp = (key: string, options?: object) => string;
type AnyTexts = (key: string, params?: TextParams) => string;

const areas = new Map<string, AnyTexts>();

/** Texts of one area in a language, on the server; a text that is missing shows in German (IN-02). */
export function getTexts<Name extends Area>(locale: Locale, area: Name): Texts<Name> {
  const name = `${locale} ${area}`;
  let texts = areas.get(name);
  if (!texts) {
    texts = rememberPlainTexts(i18n.getFixedT(locale, area) as unknown as LookUp, locale);
    areas.set(name, texts);
  }
  return texts as Texts<Name>;
}

/** The same texts as data: what an island is given for `createTranslate`. */
export const getMessages = <Name extends Area>(locale: Locale, area: Name): Messages<Name> =>
  messages[locale][area] as Messages<Name>;

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
