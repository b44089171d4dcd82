import type { Locale } from '@geven/timber';
import type en from '../../messages/en/search.json';

export type SearchMessages = typeof en;

/** Texts of the search in a language, loaded when somebody begins to search: no page carries them. */
export const loadSearchMessages: Readonly<Record<Locale, () => Promise<SearchMessages>>> = {
  nl: async () => (await import('../../messages/nl/search.json')).default,
  en: async () => (await import('../../messages/en/search.json')).default,
  de: async () => (await import('../../messages/de/search.json')).default,
};
