import type { FamilyCode } from '../family-code';
import type { SampleProfile } from '../sample-profiles';
import type { SampleSpecie } from '../sample-species';
import { bracketsFor, screwsFor } from './fitting-fixings';
import { isJoist, joistsFor } from './fitting-joists';

/** A timber product, as far as what goes with it depends on it. Sizes in mm. */
export interface FittedTimber {
  itemNumber: string;
  family: FamilyCode;
  specie: SampleSpecie;
  thickness: number;
  width: number;
  profile: SampleProfile;
}

/** Oils by the species that they are made for; the natural one goes with every other wood. */
const OILS: Record<string, string> = {
  bangkirai: 'AC-OIL-002',
  'larch-european': 'AC-OIL-003',
  douglas: 'AC-OIL-003',
  teak: 'AC-OIL-004',
};
export const NATURAL_OIL = 'AC-OIL-001';
const END_SEALER = 'AC-END-001';
const PEDESTALS = ['AC-PED-002', 'AC-PED-003'];
export const JOIST_PAD = 'AC-SPC-001';
export const JOIST_TAPE = 'AC-TAP-001';
export const WEED_MEMBRANE = 'AC-MEM-001';
/** Hidden clips and those for the first and the last board. */
const GROOVE_CLIPS = ['AC-CLP-001', 'AC-CLP-002'];
const RHOMBUS_CLIP = 'AC-CLP-003';
const CHANNEL_SIDING_CLIP = 'AC-CLP-004';
const BATTEN_TAPE = 'AC-TAP-002';
/** What lies behind the joints of an open façade. */
const OPEN_FACADE = ['AC-MEM-002', BATTEN_TAPE];
const CORNER_PROFILES = ['AC-COR-001', 'AC-COR-002'];
/** Thickest cladding in mm that the corner profiles take. */
const CORNER_DEPTH = 22;

/** Item numbers of what goes with a timber product and fits it, the most needed first. */
export function accessoriesOfTimber(timber: FittedTimber, battens: readonly FittedTimber[]): string[] {
  const { family, thickness, profile } = timber;
  const screws = screwsFor(timber).map(({ itemNumber }) => itemNumber);
  const care = [...oilsFor(timber), END_SEALER];
  const corners = thickness <= CORNER_DEPTH ? CORNER_PROFILES : [];
  switch (family) {
    case 'DH':
    case 'DS':
      return [
        ...(profile === 'side-grooved' ? GROOVE_CLIPS : []),
        ...screws,
        ...joistsFor(timber, battens),
        ...[...care, ...PEDESTALS, JOIST_PAD, WEED_MEMBRANE],
      ];
    case 'CL':
      return [...(profile === 'channel-siding' ? [CHANNEL_SIDING_CLIP] : []), ...screws, ...care, ...corners];
    case 'RH':
      return [RHOMBUS_CLIP, ...screws, ...OPEN_FACADE, ...care, ...corners];
    case 'PB':
    case 'SB':
    case 'TB':
      return [...screws, ...care];
    case 'BT':
      return isJoist(timber) ? [...screws, JOIST_TAPE, JOIST_PAD, ...PEDESTALS] : [...screws, BATTEN_TAPE];
    case 'PM':
    case 'SM':
      return [...screws, ...bracketsFor(timber), END_SEALER];
  }
}

/** Treated wood takes oil only after months of weather. */
function oilsFor({ specie }: FittedTimber): string[] {
  return specie.group === 'treated-wood' ? [] : [OILS[specie.slug] ?? NATURAL_OIL];
}
