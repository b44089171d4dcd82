import type { Locale } from '@geven/timber';
import type en from '@messages/en/search.json';
import type { UnitMessages } from './unit-messages';

export type SearchMessages = typeof en & UnitMessages;

/** Texts of the search in a language, loaded when somebody begins to search: no page carries them. */
export const loadSearchMessages: Readonly<Record<Locale, () => Promise<SearchMessages>>> = {
  nl: () => join(import('@messages/nl/search.json'), import('@messages/nl/units.json')),
  en: () => join(import('@messages/en/search.json'), import('@messages/en/units.json')),
  de: () => join(import('@messages/de/search.json'), import('@messages/de/units.json')),
};

async function join<Search, Units>(search: Promise<{ default: Search }>, units: Promise<{ default: Units }>) {
  return { ...(await search).default, units: (await units).default };
}
