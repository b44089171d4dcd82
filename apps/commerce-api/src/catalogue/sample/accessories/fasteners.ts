import type { Accessory, AccessoryGroup } from './accessory';
import { boxes } from './packs';

const screw = (steel: 'A2' | 'A4', size: string, ...rows: [number, number, number][]): Accessory => ({
  name: {
    nl: `Vlonderschroef rvs ${steel} ${size} mm`,
    en: `Decking screw stainless ${steel} ${size} mm`,
    de: `Terrassenschraube Edelstahl ${steel} ${size} mm`,
  },
  intro:
    steel === 'A4'
      ? {
          nl: 'Voor terrassen dicht bij zee of een zwembad; met torx en dubbele schroefdraad.',
          en: 'For decks near the sea or a pool; with torx drive and double thread.',
          de: 'Für Terrassen in Meeresnähe oder am Pool; mit Torx und Doppelgewinde.',
        }
      : {
          nl: 'Voor vlonderplanken van hardhout en naaldhout; met torx en dubbele schroefdraad.',
          en: 'For hardwood and softwood decking; with torx drive and double thread.',
          de: 'Für Terrassendielen aus Hart- und Nadelholz; mit Torx und Doppelgewinde.',
        },
  variants: boxes(...rows),
});

const claddingScrew = (size: string, ...rows: [number, number, number][]): Accessory => ({
  name: {
    nl: `Gevelschroef rvs A2 ${size} mm`,
    en: `Cladding screw stainless A2 ${size} mm`,
    de: `Fassadenschraube Edelstahl A2 ${size} mm`,
  },
  intro: {
    nl: 'Kleine kop voor gevelbekleding en rhombusprofielen.',
    en: 'Small head for cladding and rhombus profiles.',
    de: 'Kleiner Kopf für Fassaden- und Rhombusprofile.',
  },
  variants: boxes(...rows),
});

const timberScrew = (size: string, ...rows: [number, number, number][]): Accessory => ({
  name: {
    nl: `Constructieschroef ${size} mm`,
    en: `Construction screw ${size} mm`,
    de: `Konstruktionsschraube ${size} mm`,
  },
  intro: {
    nl: 'Schotelkop, gecoat, voor balken en palen.',
    en: 'Washer head, coated, for beams and posts.',
    de: 'Tellerkopf, beschichtet, für Balken und Pfosten.',
  },
  variants: boxes(...rows),
});

export const SCREWS: AccessoryGroup = {
  code: 'SCR',
  category: 'screws',
  familyName: { nl: 'Schroeven', en: 'Screws', de: 'Schrauben' },
  picture: 'screws',
  applications: ['terrace'],
  items: [
    screw('A2', '5,0 × 50', [100, 1150, 520], [200, 2090, 1010], [500, 4790, 2480]),
    screw('A2', '5,0 × 60', [100, 1290, 610], [200, 2350, 1190], [500, 5390, 2930]),
    screw('A2', '5,5 × 60', [100, 1490, 740], [200, 2690, 1450], [500, 6190, 3580]),
    screw('A2', '5,5 × 70', [100, 1690, 850], [200, 3090, 1670], [500, 7090, 4120]),
    screw('A4', '5,0 × 50', [100, 1650, 520], [200, 2990, 1010], [500, 6890, 2480]),
    screw('A4', '5,5 × 60', [100, 2090, 740], [200, 3790, 1450], [500, 8690, 3580]),
    screw('A4', '5,5 × 70', [100, 2390, 850], [200, 4350, 1670], [500, 9990, 4120]),
    claddingScrew('4,0 × 45', [100, 990, 330], [200, 1790, 640], [500, 4090, 1570]),
    claddingScrew('4,5 × 50', [100, 1120, 430], [200, 2030, 840], [500, 4650, 2060]),
    claddingScrew('4,5 × 60', [100, 1260, 510], [200, 2290, 1000], [500, 5250, 2450]),
    timberScrew('8 × 160', [10, 990, 420], [25, 2250, 1030], [50, 4190, 2040]),
    timberScrew('8 × 240', [10, 1490, 610], [25, 3390, 1500], [50, 6290, 2980]),
  ],
};

export const CLIPS: AccessoryGroup = {
  code: 'CLP',
  category: 'screws',
  familyName: { nl: 'Clips', en: 'Clips', de: 'Clips' },
  picture: 'clips',
  applications: ['terrace', 'facade'],
  items: [
    {
      name: { nl: 'Vlonderclip onzichtbaar', en: 'Hidden decking clip', de: 'Terrassenclip unsichtbar' },
      intro: {
        nl: 'Rvs clip voor gegroefde kanten, voeg 5 mm.',
        en: 'Stainless clip for grooved edges, 5 mm joint.',
        de: 'Edelstahlclip für genutete Kanten, Fuge 5 mm.',
      },
      variants: boxes([50, 2450, 900], [200, 8990, 3500]),
    },
    {
      name: { nl: 'Startclip voor vlonders', en: 'Starter clip for decking', de: 'Startclip für Terrassen' },
      intro: {
        nl: 'Houdt de eerste en de laatste plank.',
        en: 'Holds the first and the last board.',
        de: 'Hält die erste und die letzte Diele.',
      },
      variants: boxes([20, 1190, 360], [50, 2690, 880]),
    },
    {
      name: { nl: 'Rhombusclip', en: 'Rhombus clip', de: 'Rhombusclip' },
      intro: {
        nl: 'Bevestigt rhombusprofielen van achteren, voeg 6 mm.',
        en: 'Fixes rhombus profiles from behind, 6 mm joint.',
        de: 'Befestigt Rhombusprofile von hinten, Fuge 6 mm.',
      },
      variants: boxes([50, 2890, 700], [200, 10_590, 2750]),
    },
    {
      name: {
        nl: 'Gevelclip voor channelsiding',
        en: 'Façade clip for channel siding',
        de: 'Fassadenclip für Profilbretter',
      },
      intro: {
        nl: 'Klemt de plank in de sponning, zonder zichtbare schroef.',
        en: 'Holds the board in its rebate, without a visible screw.',
        de: 'Hält das Brett im Falz, ohne sichtbare Schraube.',
      },
      variants: boxes([50, 2290, 640], [200, 8390, 2500]),
    },
  ],
};
