import { type Localized, perLocale } from '@geven/catalogue-records';
import { formatDecimal } from '@geven/timber';
import type { Accessory, AccessoryGroup, Fixing } from './accessory';
import { boxes } from './packs';

type Rows = [pieces: number, price: number, weight: number][];
type Screw = Extract<Fixing, { type: 'screw' }>;

/** `5,5 × 60 mm`, in English with a point. */
const sizesIn = ({ diameter, length }: Screw): Localized<string> =>
  // Thin screws are named to the tenth of a millimetre, also full ones.
  perLocale((locale) => `${formatDecimal(diameter, diameter < 8 ? 1 : 0, locale)} × ${length} mm`);

function screw(steel: 'A2' | 'A4', diameter: number, length: number, ...rows: Rows): Accessory {
  const fixing: Screw = { type: 'screw', work: 'decking', steel, diameter, length };
  const size = sizesIn(fixing);
  return {
    fixing,
    name: {
      nl: `Vlonderschroef rvs ${steel} ${size.nl}`,
      en: `Stainless steel decking screw ${steel} ${size.en}`,
      de: `Terrassenschraube Edelstahl ${steel} ${size.de}`,
    },
    intro:
      steel === 'A4'
        ? {
            nl: 'Voor hout met looizuur en voor terrassen dicht bij zee of een zwembad; met torx TX 25 en dubbele schroefdraad.',
            en: 'For wood that contains tannin, and for decks near the sea or a pool; with TX 25 drive and double thread.',
            de: 'Für Holz mit Gerbsäure und für Terrassen in Meeresnähe oder am Pool; mit Torx TX 25 und Doppelgewinde.',
          }
        : {
            nl: 'Voor vlonderplanken van hardhout en naaldhout; met torx TX 25 en dubbele schroefdraad.',
            en: 'For hardwood and softwood decking; with TX 25 drive and double thread.',
            de: 'Für Terrassendielen aus Hart- und Nadelholz; mit Torx TX 25 und Doppelgewinde.',
          },
    variants: boxes(...rows),
  };
}

function claddingScrew(diameter: number, length: number, ...rows: Rows): Accessory {
  const fixing: Screw = { type: 'screw', work: 'cladding', steel: 'A2', diameter, length };
  const size = sizesIn(fixing);
  return {
    fixing,
    name: {
      nl: `Gevelschroef rvs A2 ${size.nl}`,
      en: `Stainless steel cladding screw A2 ${size.en}`,
      de: `Fassadenschraube Edelstahl A2 ${size.de}`,
    },
    intro: {
      nl: 'Kleine kop voor gevelbekleding en rhombusprofielen.',
      en: 'Small head for cladding and rhombus profiles.',
      de: 'Kleiner Kopf für Fassaden- und Rhombusprofile.',
    },
    applications: ['facade'],
    variants: boxes(...rows),
  };
}

const FRAME_STEELS = {
  COATED: {
    name: { nl: 'gecoat', en: 'Coated', de: 'beschichtet' },
    wood: {
      nl: 'balken en palen van naaldhout',
      en: 'softwood beams and posts',
      de: 'Kanthölzer und Pfosten aus Nadelholz',
    },
  },
  A2: {
    name: { nl: 'rvs A2', en: 'Stainless steel', de: 'Edelstahl A2' },
    wood: {
      nl: 'balken en palen van eiken en ander hardhout',
      en: 'beams and posts of oak and other hardwoods',
      de: 'Kanthölzer und Pfosten aus Eiche und anderem Hartholz',
    },
  },
};

function timberScrew(steel: 'A2' | 'COATED', diameter: number, length: number, ...rows: Rows): Accessory {
  const fixing: Screw = { type: 'screw', work: 'frame', steel, diameter, length };
  const size = sizesIn(fixing);
  const { name, wood } = FRAME_STEELS[steel];
  return {
    fixing,
    name: {
      nl: `Constructieschroef ${name.nl} ${size.nl}`,
      en: `${name.en} construction screw${steel === 'A2' ? ' A2' : ''} ${size.en}`,
      de: `Konstruktionsschraube ${name.de} ${size.de}`,
    },
    intro: {
      nl: `Met schotelkop, voor ${wood.nl}.`,
      en: `With a washer head, for ${wood.en}.`,
      de: `Mit Tellerkopf, für ${wood.de}.`,
    },
    applications: ['veranda', 'pergola', 'fence'],
    variants: boxes(...rows),
  };
}

export const SCREWS: AccessoryGroup = {
  code: 'SCR',
  category: 'screws',
  familyName: { nl: 'Schroeven', en: 'Screws', de: 'Schrauben' },
  picture: 'screws',
  applications: ['terrace'],
  items: [
    screw('A2', 5, 50, [100, 1150, 520], [200, 2090, 1010], [500, 4790, 2480]),
    screw('A2', 5.5, 90, [100, 2190, 1090], [200, 3990, 2140], [500, 9190, 5290]),
    screw('A2', 5.5, 60, [100, 1490, 740], [200, 2690, 1450], [500, 6190, 3580]),
    screw('A2', 5.5, 70, [100, 1690, 850], [200, 3090, 1670], [500, 7090, 4120]),
    screw('A4', 5, 50, [100, 1650, 520], [200, 2990, 1010], [500, 6890, 2480]),
    screw('A4', 5.5, 60, [100, 2090, 740], [200, 3790, 1450], [500, 8690, 3580]),
    screw('A4', 5.5, 70, [100, 2390, 850], [200, 4350, 1670], [500, 9990, 4120]),
    claddingScrew(4, 45, [100, 990, 330], [200, 1790, 640], [500, 4090, 1570]),
    claddingScrew(4.5, 50, [100, 1120, 430], [200, 2030, 840], [500, 4650, 2060]),
    claddingScrew(4.5, 60, [100, 1260, 510], [200, 2290, 1000], [500, 5250, 2450]),
    timberScrew('COATED', 8, 160, [10, 990, 420], [25, 2250, 1030], [50, 4190, 2040]),
    timberScrew('A2', 8, 160, [10, 2490, 420], [25, 5790, 1030], [50, 10_990, 2040]),
  ],
};

export const CLIPS: AccessoryGroup = {
  code: 'CLP',
  category: 'screws',
  familyName: { nl: 'Clips', en: 'Clips', de: 'Clips' },
  picture: 'clips',
  applications: ['terrace'],
  items: [
    {
      name: { nl: 'Vlonderclip onzichtbaar', en: 'Hidden decking clip', de: 'Terrassenclip unsichtbar' },
      intro: {
        nl: 'Rvs clip voor vlonderplanken met een groef in de zijkanten, voeg 5 mm.',
        en: 'Stainless steel clip for decking boards with grooved edges, 5 mm gap.',
        de: 'Edelstahlclip für seitlich genutete Terrassendielen, Fuge 5 mm.',
      },
      variants: boxes([50, 2450, 900], [200, 8990, 3500]),
    },
    {
      name: { nl: 'Startclip voor vlonders', en: 'Starter clip for decking', de: 'Startclip für Terrassen' },
      intro: {
        nl: 'Houdt de eerste en de laatste plank met een groef in de zijkanten.',
        en: 'Holds the first and the last board with grooved edges.',
        de: 'Hält die erste und die letzte seitlich genutete Diele.',
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
      applications: ['facade', 'fence'],
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
      applications: ['facade'],
      variants: boxes([50, 2290, 640], [200, 8390, 2500]),
    },
  ],
};
