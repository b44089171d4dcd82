import type { Localized, TemplateDetails } from '@geven/catalogue-records';
import type { FamilyCode } from '../family-code';
import type { SampleProfile } from '../sample-profiles';

type Names = Record<string, { name: Localized<string> }>;

/** What a profile is beside its face, without repeating the row's name; values of the attributes `profile2` to `profile5` and `profile_type`. */
export const PROFILE_DETAILS = {
  profile2: {
    'radius-3': { name: { nl: 'afgerond (R 3 mm)', en: 'rounded (R 3 mm)', de: 'gerundet (R 3 mm)' } },
    'radius-3-groove': {
      name: {
        nl: 'afgerond (R 3 mm), groef voor clips',
        en: 'rounded (R 3 mm), groove for clips',
        de: 'gerundet (R 3 mm), Nut für Clips',
      },
    },
    'radius-1': { name: { nl: 'licht gebroken', en: 'eased', de: 'leicht gebrochen' } },
    'bevelled-15': { name: { nl: '15° schuin', en: 'bevelled at 15°', de: '15° schräg' } },
    'sharp-edged': { name: { nl: 'niet afgerond', en: 'not rounded', de: 'scharfkantig' } },
  },
  profile3: {
    flat: { name: { nl: 'vlak', en: 'flat', de: 'glatt' } },
  },
  profile4: {
    'square-cut': { name: { nl: 'haaks gekort', en: 'square cut', de: 'rechtwinklig gekappt' } },
    'end-matched': { name: { nl: 'kops met mes en groef', en: 'end matched', de: 'Stirnseite mit Nut und Feder' } },
    'finger-jointed': { name: { nl: 'gevingerlast', en: 'finger-jointed', de: 'keilgezinkt' } },
  },
  profile5: {
    'gap-5': { name: { nl: '5 mm', en: '5 mm', de: '5 mm' } },
    'gap-6': { name: { nl: 'open, 6 mm', en: 'open, 6 mm', de: 'offen, 6 mm' } },
    'shadow-gap': { name: { nl: 'schaduwvoeg', en: 'shadow gap', de: 'Schattenfuge' } },
    overlap: { name: { nl: 'overlappend', en: 'overlapping', de: 'überlappend' } },
    'closed-joint': { name: { nl: 'gesloten', en: 'closed', de: 'geschlossen' } },
  },
  profile_type: {
    open: { name: { nl: 'open', en: 'open', de: 'offen' } },
    closed: { name: { nl: 'gesloten', en: 'closed', de: 'geschlossen' } },
  },
} satisfies Record<string, Names>;

type Profiles = Pick<TemplateDetails, 'profile2' | 'profile3' | 'profile4' | 'profile5' | 'profileType'>;

interface ProfiledTimber {
  family: FamilyCode;
  specie: string;
  profile: SampleProfile;
}

const CLADDING_JOINTS: Partial<Record<SampleProfile, string>> = {
  'channel-siding': 'shadow-gap',
  'half-lap': 'overlap',
  'swedish-shiplap': 'overlap',
  bevel: 'overlap',
  'tongue-and-groove': 'closed-joint',
};

/** Edges, reverse, ends and joint of a product. */
export function profileDetails({ family, specie, profile }: ProfiledTimber): Profiles {
  // Robinia grows crooked: long boards are made of short ones. Thermally modified ash is short, too.
  const ends = specie === 'robinia' ? 'finger-jointed' : specie === 'thermo-ash' ? 'end-matched' : 'square-cut';
  switch (family) {
    case 'DH':
    case 'DS':
      return {
        ...profiles(profile === 'side-grooved' ? 'radius-3-groove' : 'radius-3', 'flat', ends, 'gap-5'),
        profileType: null,
      };
    case 'CL':
      return {
        ...profiles('radius-1', 'flat', ends, CLADDING_JOINTS[profile] ?? null),
        profileType: 'closed',
      };
    case 'RH':
      return { ...profiles('bevelled-15', 'flat', ends, 'gap-6'), profileType: 'open' };
    default:
      return { ...profiles(profile === 'sawn' ? 'sharp-edged' : 'radius-3', null, ends, null), profileType: null };
  }
}

function profiles(profile2: string, profile3: string | null, profile4: string, profile5: string | null) {
  return { profile2, profile3, profile4, profile5 };
}
