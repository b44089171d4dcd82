import { formatDecimal, LOCALE_TAGS, type Locale } from '@geven/timber';

type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** Keys of an area's texts: nested ones with dots, plural ones without their ending. */
export type TextKey<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${TextKey<Messages[Key]>}`;
}[keyof Messages & string];

/**
 * What fills the `{{places}}` of a text; `count` also chooses between its plural forms. Whole numbers are written as the
 * language does; what counts nothing, such as a year, comes as text.
 */
export type TextParams = Readonly<Record<string, string | number>>;

/** Finds a text of one area in the reader's language. */
export type Translate<Messages> = (key: TextKey<Messages>, params?: TextParams) => string;

/**
 * Texts of one area from its message file, in i18next's notation. Islands use it: a page hands them the texts of their
 * area as data, so that no i18n library goes to the browser.
 */
export function createTranslate<Messages extends object>(messages: Messages, locale: Locale): Translate<Messages> {
  // Made when first needed: rules are expensive, and most texts count nothing.
  let plurals: Intl.PluralRules | undefined;
  const formOf = (count: number) => {
    plurals ??= new Intl.PluralRules(LOCALE_TAGS[locale]);
    return plurals.select(count);
  };
  return (key, params = {}) => {
    const { count } = params;
    const text =
      (typeof count === 'number' ? lookUp(messages, `${key}_${formOf(count)}`) : undefined) ??
      lookUp(messages, key) ??
      key;
    return fillPlaces(text, writtenParams(params, locale));
  };
}

/** A text with its `{{places}}` filled; those that nothing is given for stay. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);

/** The values of places as a language writes them: `1.123`, in English `1,123`. */
export function writtenParams(params: TextParams, locale: Locale): Readonly<Record<string, string>> {
  const written = Object.entries(params).map(([name, value]) => [
    name,
    Number.isInteger(value) ? formatDecimal(Number(value), 0, locale) : String(value),
  ]);
  return Object.fromEntries(written);
}

function lookUp(messages: object, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
