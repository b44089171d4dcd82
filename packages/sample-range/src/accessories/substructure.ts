import type { Accessory, AccessoryGroup } from './accessory';
import { boxes, membraneRolls, tapeRolls } from './packs';

const pedestal = (height: string, ...rows: [number, number, number][]): Accessory => ({
  name: {
    nl: `Terrasdrager ${height} mm`,
    en: `Deck pedestal ${height} mm`,
    de: `Stelzlager ${height} mm`,
  },
  intro: {
    nl: 'In hoogte verstelbaar, draagt tot 800 kg per stuk, voor regels van 40 tot 70 mm.',
    en: 'Adjustable height, carries up to 800 kg each, for joists of 40 to 70 mm.',
    de: 'Höhenverstellbar, trägt bis 800 kg je Stück, für Lagerhölzer von 40 bis 70 mm.',
  },
  variants: boxes(...rows),
});

export const PEDESTALS: AccessoryGroup = {
  code: 'PED',
  category: 'pedestals',
  familyName: { nl: 'Terrasdragers', en: 'Deck pedestals', de: 'Stelzlager' },
  picture: 'pedestals',
  applications: ['terrace'],
  items: [
    pedestal('20–30', [1, 245, 180], [10, 2290, 1800], [24, 5190, 4320]),
    pedestal('35–60', [1, 295, 240], [10, 2750, 2400], [24, 6190, 5760]),
    pedestal('60–100', [1, 345, 310], [10, 3190, 3100], [24, 7190, 7440]),
    pedestal('100–160', [1, 425, 420], [10, 3950, 4200], [24, 8890, 10_080]),
    pedestal('160–220', [1, 515, 540], [10, 4790, 5400], [24, 10_790, 12_960]),
    {
      name: {
        nl: 'Hellingcorrectie voor terrasdragers',
        en: 'Slope corrector for pedestals',
        de: 'Neigungsausgleich für Stelzlager',
      },
      intro: {
        nl: 'Vangt een helling tot 5% op.',
        en: 'Evens out a slope of up to 5%.',
        de: 'Gleicht ein Gefälle bis 5 % aus.',
      },
      variants: boxes([1, 185, 90], [10, 1720, 900], [24, 3890, 2160]),
    },
  ],
};

export const SPACERS: AccessoryGroup = {
  code: 'SPC',
  category: 'pedestals',
  familyName: { nl: 'Afstandhouders', en: 'Spacers', de: 'Abstandhalter' },
  picture: 'spacers',
  applications: ['terrace'],
  items: [
    {
      name: { nl: 'Rubber onderlegger 90 × 60 × 8 mm', en: 'Rubber pad 90 × 60 × 8 mm', de: 'Gummipad 90 × 60 × 8 mm' },
      intro: {
        nl: 'Houdt regels droog op tegels en beton.',
        en: 'Keeps joists dry on slabs and concrete.',
        de: 'Hält Lagerhölzer auf Platten und Beton trocken.',
      },
      variants: boxes([20, 1190, 900], [60, 3190, 2700]),
    },
    {
      name: { nl: 'Afstandhouder 5 mm', en: 'Gap spacer 5 mm', de: 'Fugenabstandhalter 5 mm' },
      intro: {
        nl: 'Gelijke voegen bij het leggen; daarna weer weg te halen.',
        en: 'Keeps gaps even while you lay the boards; taken out again afterwards.',
        de: 'Gleichmäßige Fugen beim Verlegen; danach wieder entnehmbar.',
      },
      variants: boxes([10, 690, 120], [50, 2790, 580]),
    },
  ],
};

export const MEMBRANES: AccessoryGroup = {
  code: 'MEM',
  category: 'membranes',
  familyName: { nl: 'Folies en doeken', en: 'Membranes', de: 'Bahnen und Vliese' },
  picture: 'membranes',
  applications: ['terrace', 'facade'],
  items: [
    {
      name: { nl: 'Worteldoek 130 g/m²', en: 'Weed membrane 130 g/m²', de: 'Unkrautvlies 130 g/m²' },
      intro: {
        nl: 'Laat water door en houdt onkruid tegen, onder het terras.',
        en: 'Lets water through and keeps weeds down, under the deck.',
        de: 'Lässt Wasser durch und hält Unkraut zurück, unter der Terrasse.',
      },
      variants: membraneRolls([1, 10, 1290, 1300], [2, 10, 2390, 2600], [2, 25, 5490, 6500]),
    },
    {
      name: {
        nl: 'Gevelfolie zwart, uv-bestendig',
        en: 'Black façade membrane, UV-resistant',
        de: 'Fassadenbahn schwarz, UV-beständig',
      },
      intro: {
        nl: 'Voor gevels met open voegen tot 30 mm.',
        en: 'For façades with open joints up to 30 mm.',
        de: 'Für Fassaden mit offenen Fugen bis 30 mm.',
      },
      variants: membraneRolls([1.5, 25, 8990, 7900], [1.5, 50, 16_990, 15_800]),
    },
    {
      name: { nl: 'Noppenfolie 8 mm', en: 'Dimpled membrane 8 mm', de: 'Noppenbahn 8 mm' },
      intro: {
        nl: 'Houdt vocht weg van plantenbakken en kelderwanden.',
        en: 'Keeps moisture away from planters and cellar walls.',
        de: 'Hält Feuchte von Hochbeeten und Kellerwänden fern.',
      },
      variants: membraneRolls([0.5, 10, 1690, 2500], [1, 20, 5690, 10_000]),
    },
  ],
};

export const TAPES: AccessoryGroup = {
  code: 'TAP',
  category: 'membranes',
  familyName: { nl: 'Tape', en: 'Tape', de: 'Bänder' },
  picture: 'tapes',
  applications: ['terrace', 'facade'],
  items: [
    {
      name: { nl: 'Butylband voor regels', en: 'Butyl tape for joists', de: 'Butylband für Lagerhölzer' },
      intro: {
        nl: 'Beschermt de bovenkant van regels tegen staand water.',
        en: 'Protects the top of joists from standing water.',
        de: 'Schützt die Oberseite der Lagerhölzer vor stehendem Wasser.',
      },
      variants: tapeRolls([50, 20, 1990, 1100], [75, 20, 2790, 1650]),
    },
    {
      name: { nl: 'Gevelband epdm zwart', en: 'Black EPDM façade tape', de: 'EPDM-Fassadenband schwarz' },
      intro: {
        nl: 'Dekt latten achter open gevelvoegen af.',
        en: 'Covers battens behind open façade joints.',
        de: 'Deckt Latten hinter offenen Fassadenfugen ab.',
      },
      variants: tapeRolls([60, 20, 2290, 1700], [100, 20, 3590, 2800]),
    },
    {
      name: { nl: 'Folietape, uv-bestendig', en: 'Membrane tape, UV-resistant', de: 'Bahnenklebeband, UV-beständig' },
      intro: {
        nl: 'Verbindt banen gevelfolie en dicht gaten af.',
        en: 'Joins lengths of façade membrane and seals holes.',
        de: 'Verbindet Fassadenbahnen und schließt Löcher.',
      },
      variants: tapeRolls([60, 25, 2490, 600], [100, 25, 3890, 980]),
    },
  ],
};
