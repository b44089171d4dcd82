import type { SafetyRecord } from '../../../ports/catalogue-details';
import type { FamilyCode } from '../sample-families';
import type { SampleSpecie } from '../sample-species';
import type { HazardCode, WarningKey } from './warnings';

const IRRITANT = ['tali', 'iroko', 'padouk', 'afzelia', 'wrc', 'teak'];
const TANNIC = ['oak', 'chestnut', 'robinia', 'wrc', 'afzelia'];
/** From this density in kg/m³, screws need a hole. */
const HARD_FROM = 800;

/** EN 335 by EN 350: what stands in the ground, in the rain, or where rain runs off. */
const USE_CLASSES: Record<string, string> = { '1': '4', '1–2': '3.2', '1–3': '3.2', '2': '3.2' };
const DRAINING = '3.1';

/** What has to be known of a timber product. */
export function safetyOfTimber(family: FamilyCode, specie: SampleSpecie): SafetyRecord {
  const { slug, group, density, durabilityClass } = specie;
  const isTreated = group === 'treated-wood';
  const warnings: [WarningKey, boolean][] = [
    ['dust', true],
    ['irritant-dust', IRRITANT.includes(slug)],
    ['slippery', family === 'DH' || family === 'DS'],
    ['predrill', density >= HARD_FROM],
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
    useClass: isTreated ? treatedUseClass(slug) : (USE_CLASSES[durabilityClass] ?? DRAINING),
  };
}

/** Spruce hardly takes the salt. */
const treatedUseClass = (slug: string): string => (slug === 'pine-treated' ? '4' : DRAINING);

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
const OXALIC: Hazard = {
  pictograms: ['GHS05', 'GHS07'],
  signalWord: 'DANGER',
  statements: ['H302', 'H318'],
  warnings: CARE,
};
const BIOCIDE: Hazard = {
  pictograms: ['GHS05', 'GHS09'],
  signalWord: 'DANGER',
  statements: ['H315', 'H318', 'H410'],
  warnings: ['biocide', ...CARE],
  activeSubstances: ['benzalkonium-chloride'],
};
const WAX: Hazard = { pictograms: [], signalWord: null, statements: ['EUH210'], warnings: ['children'] };
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
