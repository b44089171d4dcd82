import type { Locale } from '@geven/timber';

type Texts = Readonly<Record<Locale, string>>;

/** A newsletter in one language. */
export interface Mailing {
  readonly id: number;
  readonly name: string;
  readonly description: string;
}

/** The one that the footer is about (API-59). */
export const NEWSLETTER_ID = 1;

/** An id is stored with subscriptions: a new line gets a new one, and none is given twice. */
const MAILINGS: readonly { readonly id: number; readonly name: Texts; readonly description: Texts }[] = [
  {
    id: NEWSLETTER_ID,
    name: { nl: 'Nieuwsbrief', en: 'Newsletter', de: 'Newsletter' },
    description: {
      nl: 'Nieuws en aanbiedingen, hoogstens één keer per maand',
      en: 'News and offers, once a month at most',
      de: 'Neuigkeiten und Angebote, höchstens einmal im Monat',
    },
  },
  {
    id: 2,
    name: { nl: 'Kennis', en: 'Knowledge', de: 'Wissen' },
    description: {
      nl: 'Artikelen over hout en montage, vier keer per jaar',
      en: 'Articles on timber and assembly, four times a year',
      de: 'Artikel über Holz und Montage, viermal im Jahr',
    },
  },
];

/** Every newsletter in a language, in the order of forms (API-58). */
export const mailings = (locale: Locale): Mailing[] =>
  MAILINGS.map(({ id, name, description }) => ({ id, name: name[locale], description: description[locale] }));

/** The newsletter with an id; undefined for one that does not exist. */
export const mailing = (id: number, locale: Locale): Mailing | undefined =>
  mailings(locale).find((one) => one.id === id);
