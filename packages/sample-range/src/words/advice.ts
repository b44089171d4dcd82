import type { Localized } from '@geven/catalogue-records';
import { fitForUse } from '@geven/timber';
import { isJoist, isJoistWood } from '../details/fitting-joists';
import { treatmentOf } from '../details/sample-safety';
import { specieDurability } from '../details/specie-durability';
import { humidityOf } from '../grades';
import type { TimberProduct } from '../timber-products';
import { isForWaterside } from './fitness-sentence';

type Advised = Pick<TimberProduct, 'family' | 'specie' | 'thickness' | 'width'> & { readonly isLaminated: boolean };

const DECK: Localized<string>[] = [
  {
    nl: 'Geef het terras 1 tot 2% afschot, van het huis af.',
    en: 'Give the deck a fall of 1 to 2%, away from the house.',
    de: 'Geben Sie der Terrasse 1 bis 2 % Gefälle, vom Haus weg.',
  },
  {
    nl: 'Houd onder de planken minstens 50 mm vrij.',
    en: 'Keep at least 50 mm clear below the boards.',
    de: 'Lassen Sie unter den Dielen mindestens 50 mm frei.',
  },
  {
    nl: 'Laat 10 mm vrij langs muren en 3 tot 5 mm tussen de koppen.',
    en: 'Leave 10 mm along walls and 3 to 5 mm between ends.',
    de: 'Lassen Sie 10 mm Abstand zu Wänden und 3 bis 5 mm an Stößen.',
  },
];

const FACADE: Localized<string>[] = [
  {
    nl: 'Houd achter de bekleding minstens 20 mm spouw.',
    en: 'Keep a cavity of at least 20 mm behind the cladding.',
    de: 'Lassen Sie hinter der Bekleidung mindestens 20 mm Luft.',
  },
  {
    nl: 'Begin minstens 300 mm boven het maaiveld.',
    en: 'Start at least 300 mm above the ground.',
    de: 'Beginnen Sie mindestens 300 mm über dem Erdboden.',
  },
];

const OPEN_JOINTS: Localized<string> = {
  nl: 'Achter open voegen hoort een zwarte, uv-bestendige gevelfolie.',
  en: 'Open joints need a black, UV-resistant façade membrane behind them.',
  de: 'Hinter offene Fugen gehört eine schwarze, UV-beständige Fassadenbahn.',
};

const BOARDS: Localized<string>[] = [
  {
    nl: 'Houd de onderste plank 50 mm vrij van de grond.',
    en: 'Keep the lowest board 50 mm clear of the ground.',
    de: 'Halten Sie das unterste Brett 50 mm vom Boden frei.',
  },
  {
    nl: 'Schroef elke plank apart vast, zodat hij kan werken.',
    en: 'Fix every board on its own, so that it can move.',
    de: 'Schrauben Sie jedes Brett für sich an, damit es arbeiten kann.',
  },
];

const JOISTS: Localized<string>[] = [
  {
    nl: 'Leg regels op onderleggers of terrasdragers en nooit in zand of aarde.',
    en: 'Lay joists on pads or pedestals and never in sand or soil.',
    de: 'Legen Sie Lagerhölzer auf Pads oder Stelzlager und nie in Sand oder Erde.',
  },
];

const FACADE_BATTENS: Localized<string>[] = [
  {
    nl: 'Zet latten hoogstens 600 mm hart op hart.',
    en: 'Set battens at centres of at most 600 mm.',
    de: 'Setzen Sie Traglatten mit höchstens 600 mm Achsabstand.',
  },
];

const CHECKS: Localized<string> = {
  nl: 'Droogscheuren horen bij massief hout en zijn geen gebrek.',
  en: 'Drying checks are part of solid wood and not a defect.',
  de: 'Trockenrisse gehören zu massivem Holz und sind kein Mangel.',
};

const POST_BASES: Localized<string> = {
  nl: 'Zet palen vrij van de grond.',
  en: 'Keep the feet of posts clear of the ground.',
  de: 'Halten Sie die Füße von Pfosten vom Erdreich frei.',
};

const GREEN: Localized<string> = {
  nl: 'Vers hout krimpt nog enkele millimeters; de maat mag bij levering 3 mm afwijken.',
  en: 'Green timber still shrinks by a few millimetres; its size may differ by 3 mm on delivery.',
  de: 'Frisches Holz schwindet noch um einige Millimeter; bei Lieferung darf das Maß um 3 mm abweichen.',
};

/** What has to be known before it is laid or fixed, in a few items. */
export function adviceFor(product: Advised): Localized<string>[] {
  const { family, specie, thickness, width, isLaminated } = product;
  const humidity = humidityOf(family, specie);
  switch (family.kind) {
    case 'decking':
      return DECK;
    case 'cladding':
      return family.code === 'RH' ? [...FACADE, OPEN_JOINTS] : FACADE;
    case 'batten':
      return isJoist({ thickness, width }) && isJoistWood(specie) ? JOISTS : FACADE_BATTENS;
    case 'beam': {
      const wood = { ...specieDurability(specie), treatment: treatmentOf(specie) };
      const mayStandInTheGround = fitForUse(wood, '4') === 'SUITABLE' || isForWaterside(product);
      return [
        ...(humidity === 'green' ? [GREEN] : []),
        ...(isLaminated ? [] : [CHECKS]),
        ...(mayStandInTheGround ? [] : [POST_BASES]),
      ];
    }
    default:
      return BOARDS;
  }
}
