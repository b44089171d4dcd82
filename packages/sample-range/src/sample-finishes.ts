import type { FinishRecord, Localized } from '@geven/catalogue-records';
import type { FinishAttribute, FinishUnit } from '@geven/timber';
import type { FamilyCode } from './family-code';
import type { SampleProfile } from './sample-profiles';
import type { SampleSpecie, SpecieGroupSlug } from './sample-species';

type SurfaceKey = 'planed' | 'fine-sawn' | 'brushed' | 'grooved' | 'ribbed';
type TreatmentKey =
  | 'untreated'
  | 'oiled-once'
  | 'oiled-twice'
  | 'pre-greyed'
  | 'black-stained'
  | 'impregnated-3'
  | 'impregnated-4'
  | 'fire-retardant';

interface Finish {
  name: Localized<string>;
  /** Net euro cents of one unit, when it is chosen and not what the goods have anyway. */
  surcharge?: readonly [unit: FinishUnit, price: number];
  extraDays?: number;
  /** Longest piece in mm that the machine or the cylinder takes. */
  longest?: number;
}

const SURFACES: Record<SurfaceKey, Finish> = {
  planed: { name: { nl: 'geschaafd', en: 'planed smooth', de: 'gehobelt' } },
  'fine-sawn': { name: { nl: 'fijnbezaagd', en: 'fine-sawn', de: 'feinsägerau' }, extraDays: 5 },
  brushed: {
    name: { nl: 'geborsteld', en: 'brushed', de: 'gebürstet' },
    surcharge: ['SQUARE_METRE', 220],
    extraDays: 5,
  },
  // In the price of the profile.
  grooved: { name: { nl: 'gegroefd', en: 'grooved', de: 'gerillt' } },
  ribbed: { name: { nl: 'geribbeld', en: 'ribbed', de: 'geriffelt' } },
};

const TREATMENTS: Record<TreatmentKey, Finish> = {
  untreated: { name: { nl: 'onbehandeld', en: 'untreated', de: 'unbehandelt' } },
  'oiled-once': {
    name: { nl: '1× geolied', en: 'oiled once', de: '1× geölt' },
    surcharge: ['SQUARE_METRE', 450],
    extraDays: 8,
  },
  'oiled-twice': {
    name: { nl: '2× geolied', en: 'oiled twice', de: '2× geölt' },
    surcharge: ['SQUARE_METRE', 800],
    extraDays: 8,
  },
  'pre-greyed': {
    name: { nl: 'voorvergrijsd', en: 'pre-greyed', de: 'vorvergraut' },
    surcharge: ['SQUARE_METRE', 680],
    extraDays: 8,
    longest: 5400,
  },
  'black-stained': {
    name: { nl: 'zwart gebeitst', en: 'black stained', de: 'schwarz lasiert' },
    surcharge: ['SQUARE_METRE', 790],
    extraDays: 8,
    longest: 5100,
  },
  'impregnated-3': { name: { nl: 'geïmpregneerd klasse 3', en: 'impregnated use class 3', de: 'imprägniert GK 3' } },
  'impregnated-4': {
    name: { nl: 'geïmpregneerd klasse 4', en: 'impregnated use class 4', de: 'imprägniert GK 4' },
    surcharge: ['CUBIC_METRE', 9500],
    extraDays: 8,
    longest: 5400,
  },
  'fire-retardant': {
    name: {
      nl: 'brandvertragend B-s1,d0',
      en: 'fire retardant B-s1,d0',
      de: 'schwer entflammbar B-s1,d0',
    },
    surcharge: ['SQUARE_METRE', 2400],
    extraDays: 10,
    longest: 4800,
  },
};

export const SAMPLE_FINISHES: Record<FinishAttribute, Record<string, Finish>> = {
  surface_finishing: SURFACES,
  finishing: TREATMENTS,
};

const OILED: TreatmentKey[] = ['untreated', 'oiled-once'];
const OILED_TWICE: TreatmentKey[] = [...OILED, 'oiled-twice'];
const FACADE: TreatmentKey[] = [...OILED, 'pre-greyed', 'black-stained', 'fire-retardant'];

/** What each kind of wood is offered with in each family, what it has by itself first; elsewhere it stays untreated. */
const TREATMENTS_OF: Record<SpecieGroupSlug, Partial<Record<FamilyCode, TreatmentKey[]>>> = {
  'tropical-hardwood': { DH: OILED_TWICE, CL: OILED, RH: OILED, PB: OILED },
  'european-hardwood': {
    DH: OILED_TWICE,
    CL: [...OILED, 'black-stained'],
    RH: [...OILED, 'black-stained'],
    PB: OILED,
    SB: OILED,
    PM: OILED,
  },
  softwood: {
    DS: [...OILED_TWICE, 'pre-greyed'],
    CL: FACADE,
    RH: FACADE,
    PB: [...OILED, 'black-stained'],
    SB: ['untreated', 'black-stained'],
    PM: OILED,
  },
  'modified-wood': { DS: OILED_TWICE, CL: FACADE, RH: FACADE, PB: OILED },
  'treated-wood': { DS: ['impregnated-4', 'oiled-once'] },
};

/** Its sapwood takes the salt; the heartwood of the other softwoods does not. */
const IMPREGNATED_ON_REQUEST = 'douglas';
const FAMILIES_IN_THE_GROUND: FamilyCode[] = ['SB', 'BT', 'PM', 'SM'];

interface FinishedTimber {
  family: FamilyCode;
  specie: Pick<SampleSpecie, 'slug' | 'group'>;
  profile: SampleProfile;
}

/** The choices of finish of one product. */
export function finishesOf(templateId: number, timber: FinishedTimber): FinishRecord[] {
  const choices: [FinishAttribute, readonly string[]][] = [
    ['surface_finishing', surfacesOf(timber)],
    ['finishing', treatmentsOf(timber)],
  ];
  return choices
    .flatMap(([attribute, slugs]) => slugs.map((slug, index) => ({ attribute, slug, isDefault: index === 0 })))
    .map(({ attribute, slug, isDefault }, index) => {
      const { surcharge, extraDays, longest } = SAMPLE_FINISHES[attribute][slug] ?? {};
      return {
        id: templateId * 100 + index + 1,
        templateId,
        attribute,
        slug,
        sequence: index + 1,
        isDefault,
        surchargeUnit: isDefault ? null : (surcharge?.[0] ?? null),
        surchargePrice: isDefault ? null : (surcharge?.[1] ?? null),
        extraDays: isDefault ? 0 : (extraDays ?? 0),
        longest: isDefault ? null : (longest ?? null),
      };
    });
}

function surfacesOf({ family, specie, profile }: FinishedTimber): SurfaceKey[] {
  if (profile === 'grooved' || profile === 'ribbed') return [profile];
  if (profile === 'sawn') return ['fine-sawn'];
  // Tropical wood is too hard and modified wood too brittle to be brushed.
  const hasSoftRings = specie.group === 'softwood' || specie.slug === 'oak';
  if (!hasSoftRings) return ['planed'];
  if (family === 'CL' || family === 'RH') return ['planed', 'fine-sawn', 'brushed'];
  return family === 'DS' || family === 'PB' ? ['planed', 'brushed'] : ['planed'];
}

function treatmentsOf({ family, specie }: FinishedTimber): TreatmentKey[] {
  if (specie.slug === 'spruce-treated') return ['impregnated-3'];
  const untouched: TreatmentKey = specie.group === 'treated-wood' ? 'impregnated-4' : 'untreated';
  const treatments = TREATMENTS_OF[specie.group][family] ?? [untouched];
  return specie.slug === IMPREGNATED_ON_REQUEST && FAMILIES_IN_THE_GROUND.includes(family)
    ? [...treatments, 'impregnated-4']
    : treatments;
}
