import type { SearchRedirectRecord } from '@geven/catalogue-records';
import { LOCALES } from '@geven/timber';
import { SAMPLE_CATEGORIES } from './sample-categories';

/** What people type who look for a page and not for wood; words that several languages share are listed once. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/t/terms': ['agb', 'voorwaarden', 'algemene voorwaarden', 'terms', 'terms and conditions', 'widerruf', 'retour'],
  '/t/privacy': ['privacy', 'datenschutz', 'privacyverklaring'],
  '/t/imp-product-info': ['productinformatie', 'produktinformationen', 'product information'],
  '/winkelwagen': ['winkelwagen', 'winkelmand'],
  '/cart': ['cart', 'basket'],
  '/einkaufswagen': ['warenkorb', 'einkaufswagen'],
};

/** Searches whose answer is a whole category; the target is in the language of the search. */
const CATEGORIES: Readonly<Record<string, Readonly<Record<(typeof LOCALES)[number], readonly string[]>>>> = {
  decking: { nl: ['vlonder', 'vlonders'], en: ['decking', 'decking boards'], de: ['terrassendielen', 'terrassenholz'] },
  cladding: { nl: ['gevelbekleding'], en: ['cladding'], de: ['fassadenholz', 'fassadenverkleidung'] },
  samples: { nl: ['monster', 'monsters'], en: ['sample', 'samples'], de: ['muster', 'holzmuster'] },
  sale: { nl: ['aanbieding', 'aanbiedingen'], en: ['sale', 'offers'], de: ['angebot', 'angebote'] },
};

const BASES = { nl: '/producten', en: '/products', de: '/produkte' } as const;

const rows = (to: string, searches: readonly string[]): SearchRedirectRecord[] =>
  searches.map((from) => ({ from, locale: null, to }));

/** The redirects of the sample range. None holds for one language alone: readers mix their words. */
export const SAMPLE_SEARCH_REDIRECTS: readonly SearchRedirectRecord[] = [
  ...Object.entries(PAGES).flatMap(([to, searches]) => rows(to, searches)),
  ...Object.entries(CATEGORIES).flatMap(([key, searches]) => {
    const category = SAMPLE_CATEGORIES.find((each) => each.key === key);
    if (!category) throw new Error(`The sample has no category ${key}`);
    return LOCALES.flatMap((locale) => rows(`${BASES[locale]}/${category.texts[locale].slug}`, searches[locale]));
  }),
];
