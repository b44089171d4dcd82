import type { Localized } from '@geven/catalogue-records';
import type { Accessory, AccessoryGroup } from './accessory';
import { bottles, cans } from './packs';

const OIL_COVERAGE = { from: 10, to: 14 } as const;

const oil = (tone: Localized<string>, ...prices: [small: number, medium: number, large: number]): Accessory => ({
  name: { nl: `Houtolie ${tone.nl}`, en: `${tone.en} wood oil`, de: `Holzöl ${tone.de}` },
  intro: {
    nl: `Voor buiten; ${OIL_COVERAGE.from} tot ${OIL_COVERAGE.to} m² per liter per laag op geschaafd hout, 6 tot 9 m² op bezaagd hout.`,
    en: `For outdoors; ${OIL_COVERAGE.from} to ${OIL_COVERAGE.to} m² per litre and coat on planed wood, 6 to 9 m² on sawn wood.`,
    de: `Für außen; ${OIL_COVERAGE.from} bis ${OIL_COVERAGE.to} m² je Liter und Anstrich auf gehobeltem, 6 bis 9 m² auf sägerauem Holz.`,
  },
  coverage: OIL_COVERAGE,
  variants: cans([750, prices[0], 820], [2500, prices[1], 2600], [5000, prices[2], 5150]),
});

export const OILS: AccessoryGroup = {
  code: 'OIL',
  category: 'oil-and-care',
  familyName: { nl: 'Houtolie', en: 'Wood oil', de: 'Holzöl' },
  picture: 'oil',
  applications: ['terrace', 'facade', 'fence'],
  items: [
    oil({ nl: 'naturel', en: 'Natural', de: 'natur' }, 1690, 4490, 7990),
    oil({ nl: 'bangkirai', en: 'Bangkirai', de: 'Bangkirai' }, 1790, 4690, 8390),
    oil({ nl: 'lariks', en: 'Larch', de: 'Lärche' }, 1790, 4690, 8390),
    oil({ nl: 'teak', en: 'Teak', de: 'Teak' }, 1790, 4690, 8390),
    oil({ nl: 'grijs', en: 'Grey', de: 'grau' }, 1890, 4990, 8890),
    oil({ nl: 'zwart', en: 'Black', de: 'schwarz' }, 1990, 5190, 9290),
  ],
};

export const CLEANERS: AccessoryGroup = {
  code: 'CLN',
  category: 'oil-and-care',
  familyName: { nl: 'Reiniger', en: 'Cleaner', de: 'Reiniger' },
  picture: 'cleaners',
  applications: ['terrace', 'fence'],
  items: [
    {
      name: { nl: 'Houtreiniger', en: 'Wood cleaner', de: 'Holzreiniger' },
      intro: {
        nl: 'Maakt vergrijsd en vuil hout schoon voor het oliën.',
        en: 'Cleans greyed and dirty wood before oiling.',
        de: 'Reinigt vergrautes und verschmutztes Holz vor dem Ölen.',
      },
      variants: bottles([1000, 1290, 1080], [2500, 2690, 2650]),
    },
    {
      name: { nl: 'Ontgrijzer', en: 'Grey remover', de: 'Entgrauer' },
      intro: {
        nl: 'Haalt de grijze laag van verweerd hout.',
        en: 'Removes the grey layer from weathered wood.',
        de: 'Entfernt die graue Schicht von verwittertem Holz.',
      },
      variants: bottles([1000, 1590, 1100], [2500, 3290, 2700]),
    },
    {
      name: { nl: 'Groenreiniger', en: 'Algae cleaner', de: 'Grünbelagreiniger' },
      intro: {
        nl: 'Tegen groene aanslag op terrassen en schuttingen.',
        en: 'Against green growth on decks and fences.',
        de: 'Gegen Grünbelag auf Terrassen und Zäunen.',
      },
      variants: bottles([1000, 1090, 1050], [2500, 2290, 2580]),
    },
  ],
};

export const END_SEALERS: AccessoryGroup = {
  code: 'END',
  category: 'oil-and-care',
  familyName: { nl: 'Kopshoutsealer', en: 'End-grain sealer', de: 'Hirnholzversiegelung' },
  picture: 'end-sealer',
  applications: ['terrace', 'facade'],
  items: [
    {
      name: { nl: 'Kopshoutsealer kleurloos', en: 'Clear end-grain sealer', de: 'Hirnholzversiegelung farblos' },
      intro: {
        nl: 'Wasemulsie tegen scheuren aan de kopse kant; 1 liter voor ongeveer 150 koppen.',
        en: 'Wax emulsion against end checks; 1 litre for about 150 ends.',
        de: 'Wachsemulsion gegen Risse am Hirnholz; 1 Liter für etwa 150 Enden.',
      },
      variants: bottles([500, 1190, 560], [1000, 1990, 1060]),
    },
    {
      name: { nl: 'Kopshoutsealer zwart', en: 'Black end-grain sealer', de: 'Hirnholzversiegelung schwarz' },
      intro: {
        nl: 'Voor zwart gebeitste gevels; sluit kopse kanten af.',
        en: 'For façades stained black; seals end grain.',
        de: 'Für schwarz lasierte Fassaden; schließt Hirnholz.',
      },
      variants: bottles([500, 1290, 570], [1000, 2190, 1080]),
    },
  ],
};
