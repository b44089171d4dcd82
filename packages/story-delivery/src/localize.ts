import type { ContentValue } from './managed-story';

const TRANSLATION = /__i18n__/;

/**
 * Content in one language: a field that is translated takes the place of its own, one that is not stays in the default
 * language, and no other language is left. Null is the default language.
 */
export function localize(value: ContentValue, language: string | null): ContentValue {
  if (Array.isArray(value)) return value.map((each) => localize(each, language));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !TRANSLATION.test(name));
  return Object.fromEntries(
    fields.map(([name, own]) => {
      const translated = language === null ? undefined : value[`${name}__i18n__${language}`];
      return [name, localize(isEmpty(translated) ? own : translated, language)];
    }),
  );
}

const isEmpty = (value: ContentValue): boolean => value === undefined || value === null || value === '';
