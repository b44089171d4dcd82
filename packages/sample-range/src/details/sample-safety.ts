import type { HazardCode, SafetyRecord } from '@geven/catalogue-records';
import { needsPredrilling, type UseClass, type WoodDurability } from '@geven/timber';
import type { FamilyCode } from '../family-code';
import type { SampleSpecie } from '../sample-species';
import { specieDurability } from './specie-durability';
import type { WarningKey } from './warnings';

const IRRITANT = ['tali', 'iroko', 'padouk', 'afzelia', 'wrc', 'teak'];
const TANNIC = ['oak', 'chestnut', 'robinia', 'wrc', 'afzelia'];

/** Use class that the sample's treated wood is treated for: spruce hardly takes the salt. */
const TREATED_FOR: Readonly<Record<string, UseClass>> = { 'pine-treated': '4', 'spruce-treated': '3.1' };

/** What the sample's treated wood was treated for; null of untreated wood. */
export function treatmentOf({ slug, group }: Pick<SampleSpecie, 'slug' | 'group'>): WoodDurability['treatment'] {
  return group === 'treated-wood' ? { useClass: TREATED_FOR[slug] ?? null } : null;
}

/** What has to be known of a timber product. */
export function safetyOfTimber(family: FamilyCode, specie: SampleSpecie): SafetyRecord {
  const { slug, group, density } = specie;
  const isTreated = group === 'treated-wood';
  const warnings: [WarningKey, boolean][] = [
    ['dust', true],
    ['irritant-dust', IRRITANT.includes(slug)],
    ['slippery', family === 'DH' || family === 'DS'],
    ['predrill', needsPredrilling({ density, ...specieDurability(specie) })],
    ['tannin', TANNIC.includes(slug)],
    ['bleeding', slug === 'padouk'],
    ['brittle', slug.startsWith('thermo-')],
    ['heavy', family === 'SM'],
    ['treated-use', isTreated],
    ['treated-waste', isTreated],
  ];
  return {
    ...NO_HAZARD,
    warnings: warnings.flatMap(([key, holds]) => (holds ? [key] : [])),
    activeSubstances: isTreated ? ['copper-hydroxide-carbonate', 'tebuconazole', 'propiconazole'] : [],
    useClass: treatmentOf(specie)?.useClass ?? null,
  };
}

const NO_HAZARD: SafetyRecord = {
  warnings: [],
  activeSubstances: [],
  useClass: null,
  hazardPictograms: [],
  signalWord: null,
  hazardStatements: [],
};

interface Hazard {
  pictograms: string[];
  signalWord: SafetyRecord['signalWord'];
  statements: HazardCode[];
  warnings: WarningKey[];
  activeSubstances?: string[];
}

const CARE: WarningKey[] = ['children', 'gloves-and-goggles'];
const FLAMMABLE_OIL: Hazard = {
  pictograms: ['GHS02', 'GHS07'],
  signalWord: 'WARNING',
  statements: ['H226', 'H336', 'EUH066'],
  warnings: ['oily-rags', ...CARE],
};
const ALKALINE: Hazard = { pictograms: ['GHS05'], signalWord: 'DANGER', statements: ['H314'], warnings: CARE };
/** Below 25 % oxalic acid is not harmful if swallowed by the rules of mixtures; from 3 % on it damages eyes. */
const OXALIC: Hazard = { pictograms: ['GHS05'], signalWord: 'DANGER', statements: ['H318'], warnings: CARE };
const BIOCIDE: Hazard = {
  pictograms: ['GHS05', 'GHS09'],
  signalWord: 'DANGER',
  statements: ['H315', 'H318', 'H410'],
  warnings: ['biocide', ...CARE],
  activeSubstances: ['benzalkonium-chloride'],
};
/** An emulsion of wax in water, which is not classified. */
const WAX: Hazard = { pictograms: [], signalWord: null, statements: [], warnings: ['children'] };
const SHARP: Hazard = { pictograms: [], signalWord: null, statements: [], warnings: ['sharp-edges'] };

/** By the code of the group, in the order of its items; the last one holds for all further items. */
const ACCESSORY_HAZARDS: Record<string, [Hazard, ...Hazard[]]> = {
  OIL: [FLAMMABLE_OIL],
  CLN: [ALKALINE, OXALIC, BIOCIDE],
  END: [WAX],
  SCR: [SHARP],
  CLP: [SHARP],
  BRK: [SHARP],
  COR: [SHARP],
};

/** What has to be known of an accessory: `number` counts the items of its group from 1. */
export function safetyOfAccessory(group: string, number: number): SafetyRecord {
  const hazards = ACCESSORY_HAZARDS[group];
  const hazard = hazards?.[number - 1] ?? hazards?.at(-1);
  if (!hazard) return NO_HAZARD;
  return {
    ...NO_HAZARD,
    warnings: hazard.warnings,
    activeSubstances: hazard.activeSubstances ?? [],
    hazardPictograms: hazard.pictograms,
    signalWord: hazard.signalWord,
    hazardStatements: hazard.statements,
  };
}
