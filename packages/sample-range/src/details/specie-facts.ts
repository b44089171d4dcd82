import type { Localized } from '@geven/catalogue-records';

interface SpecieFacts {
  /** Per cent of the width for one per cent of moisture, tangential. */
  movement: number;
  /** Brinell hardness of the face, N/mm². */
  hardness: number;
  /** Where the sample's lots were harvested, ISO 3166-1 alpha-2. */
  countries: string[];
}

/** Typical published values; lots differ. */
export const SPECIE_FACTS: Record<string, SpecieFacts> = {
  ipe: { movement: 0.31, hardness: 59, countries: ['BR'] },
  cumaru: { movement: 0.35, hardness: 54, countries: ['BR', 'PE'] },
  massaranduba: { movement: 0.42, hardness: 48, countries: ['BR'] },
  bangkirai: { movement: 0.4, hardness: 40, countries: ['ID'] },
  garapa: { movement: 0.33, hardness: 36, countries: ['BR'] },
  'angelim-vermelho': { movement: 0.36, hardness: 50, countries: ['BR'] },
  azobe: { movement: 0.4, hardness: 55, countries: ['CM', 'GA'] },
  okan: { movement: 0.37, hardness: 50, countries: ['GH', 'CM'] },
  tali: { movement: 0.34, hardness: 45, countries: ['CM'] },
  padouk: { movement: 0.19, hardness: 37, countries: ['CM', 'GA'] },
  afzelia: { movement: 0.22, hardness: 41, countries: ['CM', 'GH'] },
  iroko: { movement: 0.28, hardness: 28, countries: ['CI', 'GH'] },
  teak: { movement: 0.26, hardness: 28, countries: ['ID', 'BR'] },
  oak: { movement: 0.32, hardness: 34, countries: ['FR', 'DE', 'PL'] },
  robinia: { movement: 0.33, hardness: 48, countries: ['HU', 'RO'] },
  chestnut: { movement: 0.26, hardness: 20, countries: ['FR', 'IT', 'ES'] },
  wrc: { movement: 0.2, hardness: 11, countries: ['CA'] },
  'larch-european': { movement: 0.3, hardness: 19, countries: ['AT', 'DE', 'CZ'] },
  douglas: { movement: 0.27, hardness: 18, countries: ['DE', 'FR', 'NL', 'BE'] },
  'pine-treated': { movement: 0.31, hardness: 19, countries: ['SE', 'FI', 'PL'] },
  'spruce-treated': { movement: 0.33, hardness: 12, countries: ['SE', 'FI', 'DE'] },
  'acetylated-pine': { movement: 0.08, hardness: 24, countries: ['NZ'] },
  'thermo-ash': { movement: 0.15, hardness: 32, countries: ['DE', 'US'] },
  'thermo-pine': { movement: 0.15, hardness: 14, countries: ['FI', 'EE'] },
  'thermo-ayous': { movement: 0.15, hardness: 10, countries: ['CM', 'GH'] },
};

const SINCE_2024: Localized<string> = {
  nl: 'Staat sinds 25 november 2024 op bijlage II van CITES.',
  en: 'Listed in appendix II of CITES since 25 November 2024.',
  de: 'Steht seit dem 25. November 2024 in Anhang II des CITES-Abkommens.',
};
const AFRICAN: Localized<string> = {
  nl: 'De Afrikaanse populaties staan op bijlage II van CITES.',
  en: 'The African populations are listed in appendix II of CITES.',
  de: 'Die afrikanischen Bestände stehen in Anhang II des CITES-Abkommens.',
};
const PAPERS: Localized<string> = {
  nl: 'Het hout kwam met een invoervergunning in de EU; wie het buiten de EU brengt, heeft een certificaat voor wederuitvoer nodig.',
  en: 'The wood came into the EU with an import permit; whoever takes it out of the EU needs a re-export certificate.',
  de: 'Das Holz kam mit einer Einfuhrgenehmigung in die EU; wer es aus der EU ausführt, braucht eine Wiederausfuhrbescheinigung.',
};

const LISTINGS: Record<string, Localized<string>> = {
  ipe: SINCE_2024,
  cumaru: SINCE_2024,
  padouk: AFRICAN,
  afzelia: AFRICAN,
};

/** What the listing of a species asks for; null for species that are not listed. */
export function citesNote(slug: string): Localized<string> | null {
  const listing = LISTINGS[slug];
  if (!listing) return null;
  return {
    nl: `${listing.nl} ${PAPERS.nl}`,
    en: `${listing.en} ${PAPERS.en}`,
    de: `${listing.de} ${PAPERS.de}`,
  };
}
