import type { Locale } from '@geven/timber';

type Texts = Readonly<Record<Locale, string>>;

/** What a company works in, in one language. */
export interface Industry {
  readonly id: number;
  readonly name: string;
  /** With its group, for example `Construction / Carpentry`. */
  readonly fullName: string;
}

const CONSTRUCTION: Texts = { nl: 'Bouw', en: 'Construction', de: 'Bau' };
const OUTDOORS: Texts = { nl: 'Buitenruimte', en: 'Outdoors', de: 'Außenraum' };
const TRADE: Texts = { nl: 'Handel', en: 'Trade', de: 'Handel' };
const PLANNING: Texts = { nl: 'Ontwerp', en: 'Design', de: 'Planung' };
const OTHERS: Texts = { nl: 'Overig', en: 'Others', de: 'Sonstige' };

/** An id is stored with customers: a new line gets a new one, and none is given twice. */
const INDUSTRIES: readonly { readonly id: number; readonly group: Texts; readonly name: Texts }[] = [
  { id: 1, group: CONSTRUCTION, name: { nl: 'Timmerbedrijf', en: 'Carpentry', de: 'Zimmerei' } },
  { id: 2, group: CONSTRUCTION, name: { nl: 'Aannemersbedrijf', en: 'General contractor', de: 'Bauunternehmen' } },
  { id: 3, group: CONSTRUCTION, name: { nl: 'Dakdekkersbedrijf', en: 'Roofing', de: 'Dachdeckerei' } },
  { id: 4, group: CONSTRUCTION, name: { nl: 'Gevelbouw', en: 'Facade construction', de: 'Fassadenbau' } },
  { id: 5, group: CONSTRUCTION, name: { nl: 'Meubelmakerij', en: 'Joinery', de: 'Tischlerei' } },
  { id: 6, group: OUTDOORS, name: { nl: 'Hoveniersbedrijf', en: 'Landscaping', de: 'Garten- und Landschaftsbau' } },
  { id: 7, group: OUTDOORS, name: { nl: 'Speeltoestellen', en: 'Playgrounds', de: 'Spielplatzbau' } },
  { id: 8, group: OUTDOORS, name: { nl: 'Waterbouw', en: 'Hydraulic engineering', de: 'Wasserbau' } },
  { id: 9, group: TRADE, name: { nl: 'Houthandel', en: 'Timber merchant', de: 'Holzhandel' } },
  { id: 10, group: TRADE, name: { nl: 'Bouwmarkt', en: 'DIY store', de: 'Baumarkt' } },
  { id: 11, group: PLANNING, name: { nl: 'Architectenbureau', en: 'Architecture', de: 'Architekturbüro' } },
  { id: 12, group: PLANNING, name: { nl: 'Tuinontwerp', en: 'Garden design', de: 'Gartenplanung' } },
  { id: 13, group: OTHERS, name: { nl: 'Overheid', en: 'Public authority', de: 'Behörde' } },
  { id: 14, group: OTHERS, name: { nl: 'Vereniging', en: 'Association', de: 'Verein' } },
  { id: 15, group: OTHERS, name: { nl: 'Ander bedrijf', en: 'Another company', de: 'Anderes Unternehmen' } },
];

/** Every industry in a language, in the order of forms (AU-04) (API-51). */
export const industries = (locale: Locale): Industry[] =>
  INDUSTRIES.map(({ id, group, name }) => ({
    id,
    name: name[locale],
    fullName: `${group[locale]} / ${name[locale]}`,
  }));

/** The industry with an id; undefined for one that does not exist. */
export const industry = (id: number, locale: Locale): Industry | undefined =>
  industries(locale).find((one) => one.id === id);

export const isIndustry = (id: number): boolean => INDUSTRIES.some((one) => one.id === id);
