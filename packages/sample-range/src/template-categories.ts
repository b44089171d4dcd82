import { isJoist } from './details/fitting-joists';
import type { FamilyCode } from './family-code';
import { deckingCategoryKey } from './sample-categories';
import type { SampleProfile } from './sample-profiles';
import type { SampleSpecie } from './sample-species';

const CLADDING_CATEGORY: Partial<Record<SampleProfile, string>> = {
  'channel-siding': 'channel-siding',
  'half-lap': 'shiplap',
  'swedish-shiplap': 'shiplap',
  'tongue-and-groove': 'tongue-and-groove',
  bevel: 'bevel',
};

/** From this thickness in mm, posts of these species are glued from lamellas. */
const LAMINATED_FROM_MM = 120;
const LAMINATED_SPECIES = ['oak', 'douglas', 'larch-european'];

interface Timber {
  family: FamilyCode;
  specie: SampleSpecie;
  thickness: number;
  width: number;
  profile: SampleProfile;
  isPlanedToOrder: boolean;
}

export function isLaminated({ family, specie, thickness }: Pick<Timber, 'family' | 'specie' | 'thickness'>): boolean {
  return family === 'PM' && thickness >= LAMINATED_FROM_MM && LAMINATED_SPECIES.includes(specie.slug);
}

/** Keys of the categories that a timber product is in. */
export function categoriesOfTimber(timber: Timber): string[] {
  const keys = familyCategories(timber);
  if (timber.specie.group === 'treated-wood') keys.push('treated-wood');
  if (timber.isPlanedToOrder) keys.push('planed-to-order');
  return keys;
}

function familyCategories(timber: Timber): string[] {
  switch (timber.family) {
    case 'DH':
    case 'DS':
      return [deckingCategoryKey(timber.specie.slug)];
    case 'CL':
      return [CLADDING_CATEGORY[timber.profile] ?? 'cladding'];
    case 'RH':
      return ['rhombus'];
    case 'PB':
      return ['planed-boards'];
    case 'SB':
      return ['sawn-boards'];
    case 'TB':
      return ['treated-boards'];
    case 'BT':
      return isJoist(timber) ? ['decking-substructure', 'cladding-battens'] : ['cladding-battens'];
    case 'PM':
      return isLaminated(timber) ? ['planed-beams', 'laminated-beams'] : ['planed-beams'];
    case 'SM':
      return ['sawn-beams'];
  }
}
