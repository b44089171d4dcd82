import type { Localized } from '@geven/catalogue-records';
import type { Accessory, AccessoryGroup } from './accessory';
import { bars, sizes } from './packs';

/** Square posts that bases and anchors are made for. */
const POSTS = [
  [70, 70],
  [90, 90],
  [120, 120],
] as const;

export const BRACKETS: AccessoryGroup = {
  code: 'BRK',
  category: 'fittings',
  familyName: { nl: 'Houtverbinders', en: 'Brackets', de: 'Holzverbinder' },
  picture: 'brackets',
  applications: ['veranda', 'pergola', 'fence'],
  items: [
    {
      name: { nl: 'Paalhouder verstelbaar', en: 'Adjustable post base', de: 'Pfostenträger verstellbar' },
      fixing: { type: 'bracket', steel: 'COATED', sections: POSTS },
      intro: {
        nl: 'Voor palen van 70, 90 en 120 mm; houdt ze 130 tot 190 mm boven de grond. Thermisch verzinkt.',
        en: 'For posts of 70, 90 and 120 mm; keeps them 130 to 190 mm above the ground. Hot-dip galvanised.',
        de: 'Für Pfosten von 70, 90 und 120 mm; hält sie 130 bis 190 mm über dem Boden. Feuerverzinkt.',
      },
      variants: sizes(['70 × 70 mm', 1290, 1250], ['90 × 90 mm', 1490, 1580], ['120 × 120 mm', 1990, 2360]),
    },
    {
      name: { nl: 'Paalhouder met betonanker', en: 'Post anchor for concrete', de: 'Betonpfostenanker' },
      fixing: { type: 'bracket', steel: 'COATED', sections: POSTS },
      intro: {
        nl: 'Om in beton te storten, voor palen van 70, 90 en 120 mm; thermisch verzinkt, beton niet inbegrepen.',
        en: 'To be cast into concrete, for posts of 70, 90 and 120 mm; hot-dip galvanised, concrete not included.',
        de: 'Zum Einbetonieren, für Pfosten von 70, 90 und 120 mm; feuerverzinkt, Beton nicht enthalten.',
      },
      variants: sizes(['71 mm', 990, 1420], ['91 mm', 1120, 1690], ['121 mm', 1390, 2140]),
    },
    {
      name: { nl: 'Balkdrager verzinkt', en: 'Galvanised joist hanger', de: 'Balkenschuh verzinkt' },
      fixing: {
        type: 'bracket',
        steel: 'COATED',
        sections: [
          [45, 90],
          [65, 150],
          [75, 200],
        ],
      },
      intro: {
        nl: 'Voor een haakse verbinding van twee balken.',
        en: 'For joining two beams at a right angle.',
        de: 'Für den rechtwinkligen Anschluss zweier Balken.',
      },
      variants: sizes(['45 × 90 mm', 245, 190], ['65 × 150 mm', 345, 330], ['75 × 200 mm', 465, 480]),
    },
    {
      name: { nl: 'Hoekanker verzinkt', en: 'Galvanised angle bracket', de: 'Winkelverbinder verzinkt' },
      fixing: { type: 'bracket', steel: 'COATED' },
      intro: {
        nl: 'Met versterkingsril, 2,5 mm dik.',
        en: 'With a stiffening rib, 2.5 mm thick.',
        de: 'Mit Sicke, 2,5 mm stark.',
      },
      variants: sizes(['70 × 70 × 55 mm', 145, 130], ['90 × 90 × 65 mm', 195, 210], ['105 × 105 × 90 mm', 275, 340]),
    },
    {
      name: { nl: 'Hoekanker rvs A2', en: 'Stainless steel angle bracket A2', de: 'Winkelverbinder Edelstahl A2' },
      fixing: { type: 'bracket', steel: 'A2' },
      intro: {
        nl: 'Voor eiken, cedar en tropisch hardhout.',
        en: 'For oak, cedar and tropical hardwood.',
        de: 'Für Eiche, Zeder und tropisches Hartholz.',
      },
      variants: sizes(['50 × 50 × 35 mm', 345, 80], ['70 × 70 × 55 mm', 495, 150], ['90 × 90 × 65 mm', 695, 240]),
    },
  ],
};

const cornerProfile = (finish: Localized<string>, price: number): Accessory => ({
  name: {
    nl: `Hoekprofiel aluminium ${finish.nl}`,
    en: `${finish.en} aluminium corner profile`,
    de: `Eckprofil Aluminium ${finish.de}`,
  },
  intro: {
    nl: 'Strakke buitenhoek voor gevelbekleding tot 22 mm dik.',
    en: 'Clean outside corner for cladding up to 22 mm thick.',
    de: 'Saubere Außenecke für Fassadenprofile bis 22 mm Dicke.',
  },
  variants: bars([1500, Math.round(price * 0.62), 620], [2500, price, 1030]),
});

export const CORNER_PROFILES: AccessoryGroup = {
  code: 'COR',
  category: 'fittings',
  familyName: { nl: 'Hoekprofielen', en: 'Corner profiles', de: 'Eckprofile' },
  picture: 'corner-profiles',
  applications: ['facade'],
  items: [
    cornerProfile({ nl: 'blank', en: 'Plain', de: 'natur' }, 2190),
    cornerProfile({ nl: 'zwart', en: 'Black', de: 'schwarz' }, 2590),
    cornerProfile({ nl: 'antraciet', en: 'Anthracite', de: 'anthrazit' }, 2590),
    cornerProfile({ nl: 'brons', en: 'Bronze', de: 'bronze' }, 2690),
  ],
};
