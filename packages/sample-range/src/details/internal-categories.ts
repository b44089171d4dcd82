import { type InternalCategoryRecord, type Localized, perLocale } from '@geven/catalogue-records';

interface InternalCategory {
  id: number;
  parentId: number | null;
  name: Localized<string>;
  /** Codes of the families in it. */
  families: string[];
  isSample?: true;
}

/** How the back office sorts the range: for book-keeping, not for shoppers. */
const INTERNAL_CATEGORIES: InternalCategory[] = [
  { id: 1, parentId: null, name: { nl: 'Handelsgoederen', en: 'Goods', de: 'Handelswaren' }, families: [] },
  { id: 2, parentId: 1, name: { nl: 'Hout', en: 'Timber', de: 'Holz' }, families: [] },
  { id: 3, parentId: 2, name: { nl: 'Vlonderhout', en: 'Decking', de: 'Terrassenholz' }, families: ['DH', 'DS'] },
  { id: 4, parentId: 2, name: { nl: 'Gevelhout', en: 'Cladding', de: 'Fassadenholz' }, families: ['CL', 'RH'] },
  { id: 5, parentId: 2, name: { nl: 'Planken', en: 'Boards', de: 'Bretter' }, families: ['PB', 'SB', 'TB'] },
  {
    id: 6,
    parentId: 2,
    name: { nl: 'Balken, palen en latten', en: 'Beams, posts and battens', de: 'Balken, Pfosten und Latten' },
    families: ['PM', 'SM', 'BT'],
  },
  { id: 7, parentId: 1, name: { nl: 'Accessoires', en: 'Accessories', de: 'Zubehör' }, families: ['AC'] },
  { id: 8, parentId: 1, name: { nl: 'Monsters', en: 'Samples', de: 'Muster' }, families: ['SA'], isSample: true },
];

export const SAMPLE_INTERNAL_CATEGORIES: InternalCategoryRecord[] = INTERNAL_CATEGORIES.map(
  ({ id, parentId, name, isSample = false }) => ({
    id,
    parentId,
    isSample,
    texts: perLocale((locale) => ({ name: name[locale] })),
  }),
);

export function internalCategoryOf(family: string): number | null {
  return INTERNAL_CATEGORIES.find(({ families }) => families.includes(family))?.id ?? null;
}
