import type { Localized } from '@geven/catalogue-records';
import type { UnitOfSale } from '@geven/timber';
import type { AccessoryVariant } from '../accessories/accessory';
import type { FamilyCode } from '../family-code';
import type { SampleSpecie } from '../sample-species';

/** Ways of packing: values of the attribute `packing`. */
export const PACKINGS = {
  'pack-on-bearers': {
    name: {
      nl: 'pak op klossen, in folie',
      en: 'pack on bearers, wrapped in film',
      de: 'Holzpaket auf Kanthölzern, in Folie',
    },
  },
  'strapped-bundle': {
    name: { nl: 'bundel met band', en: 'bundle with strap', de: 'Bund mit Umreifungsband' },
  },
  loose: { name: { nl: 'los', en: 'loose', de: 'lose' } },
  box: { name: { nl: 'doos', en: 'box', de: 'Karton' } },
  can: { name: { nl: 'blik', en: 'can', de: 'Dose' } },
  bottle: { name: { nl: 'fles', en: 'bottle', de: 'Flasche' } },
  roll: { name: { nl: 'rol', en: 'roll', de: 'Rolle' } },
} satisfies Record<string, { name: Localized<string> }>;

/** How a family is packed. */
export function packingOf(family: FamilyCode): keyof typeof PACKINGS {
  if (family === 'BT') return 'strapped-bundle';
  return family === 'PM' || family === 'SM' ? 'loose' : 'pack-on-bearers';
}

const PACKING_OF_UNIT: Record<UnitOfSale, keyof typeof PACKINGS> = {
  PIECE: 'loose',
  BOX: 'box',
  SET: 'box',
  CAN: 'can',
  BOTTLE: 'bottle',
  ROLL: 'roll',
};

/** How an accessory is packed: as it is sold, but bars are sent in a long box. */
export function packingOfPack({ unitOfSale, contents }: Pick<AccessoryVariant, 'unitOfSale' | 'contents'>) {
  return unitOfSale === 'PIECE' && contents ? 'box' : PACKING_OF_UNIT[unitOfSale];
}

/** Families whose boards have a profile or rounded edges: another heading of the tariff than sawn and planed wood. */
const PROFILED: FamilyCode[] = ['DH', 'DS', 'CL', 'RH', 'PB'];
const PINES = ['pine-treated', 'acetylated-pine', 'thermo-pine'];
const SAWN_CODES: Record<string, string> = {
  'spruce-treated': '4407 12',
  iroko: '4407 28',
  teak: '4407 23',
  oak: '4407 91',
  'thermo-ash': '4407 95',
};

/** Heading of the customs tariff. */
export function commodityCodeOf(family: FamilyCode, { slug, group }: Pick<SampleSpecie, 'slug' | 'group'>): string {
  const isPine = PINES.includes(slug);
  const isConifer = isPine || group === 'softwood' || slug === 'spruce-treated';
  const isTropical = group === 'tropical-hardwood' || slug === 'thermo-ayous';
  if (PROFILED.includes(family)) return isConifer ? '4409 10' : isTropical ? '4409 22' : '4409 29';
  if (isPine) return '4407 11';
  return SAWN_CODES[slug] ?? (isConifer ? '4407 19' : isTropical ? '4407 29' : '4407 99');
}

/** Headings of accessories by the code of their group. */
export const ACCESSORY_COMMODITY_CODES: Record<string, string> = {
  SCR: '7318 12',
  CLP: '7326 90',
  PED: '3926 90',
  SPC: '3926 90',
  OIL: '3208',
  CLN: '3402',
  END: '3210',
  MEM: '5603',
  TAP: '3919',
  BRK: '8302 41',
  COR: '7604 29',
};
