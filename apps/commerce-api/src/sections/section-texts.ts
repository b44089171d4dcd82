import type { Localized } from '@geven/catalogue-records';

interface SectionTexts {
  readonly width: string;
  readonly thickness: string;
  readonly workingWidth: string;
  readonly gap: string;
  readonly pitch: string;
  readonly depth: string;
  readonly note: string;
}

/** What stands beside the dimension lines. */
export const SECTION_TEXTS: Localized<SectionTexts> = {
  nl: {
    width: 'breedte',
    thickness: 'dikte',
    workingWidth: 'werkende breedte',
    gap: 'voeg',
    pitch: 'groefafstand',
    depth: 'groefdiepte',
    note: 'Illustratie op ware grootte (1:1): druk af op 100%.',
  },
  en: {
    width: 'width',
    thickness: 'thickness',
    workingWidth: 'working width',
    gap: 'gap',
    pitch: 'groove pitch',
    depth: 'groove depth',
    note: 'Illustration at actual size (1:1): print at 100%.',
  },
  de: {
    width: 'Breite',
    thickness: 'Dicke',
    workingWidth: 'Deckbreite',
    gap: 'Fuge',
    pitch: 'Rillenabstand',
    depth: 'Rillentiefe',
    note: 'Abbildung in Originalgröße (1:1): mit 100 % drucken.',
  },
};
