import type { Localized } from '@geven/catalogue-records';
import type { TimberKind } from '@geven/timber';
import type { ApplicationKey } from './applications';
import type { FamilyCode } from './family-code';
import { LENGTHS_10, LENGTHS_12, LENGTHS_13, LENGTHS_15, LENGTHS_TROPICAL } from './lengths';
import type { SampleColour, SampleProfile } from './sample-profiles';
import type { WorkedKey } from './worked-faces';

export interface SampleFamily {
  code: FamilyCode;
  kind: TimberKind;
  /** Boards come with a sample piece. */
  isBoard: boolean;
  /** What one piece is called. */
  noun: Localized<string>;
  /** The same of square cross-sections, which are posts and not beams. */
  squareNoun?: Localized<string>;
  /** How its faces are worked, where the noun does not say it. */
  finish?: WorkedKey;
  /** Whether the title ends with the profile (or colour): needed where a family has several. */
  hasProfileInTitle: boolean;
  species: string[];
  /** Thickness and width in mm. */
  dimensions: [thickness: number, width: number][];
  profiles: SampleProfile[];
  colours?: SampleColour[];
  lengths: number[];
  applications: ApplicationKey[];
}

const CLADDING_SPECIES = [
  'wrc',
  'larch-european',
  'douglas',
  'oak',
  'iroko',
  'padouk',
  'acetylated-pine',
  'thermo-pine',
];

/** Species and dimensions have a fixed order: ids, and what every 17th, 23rd, 61st and 97th is, follow from it. */
export const SAMPLE_FAMILIES: SampleFamily[] = [
  {
    code: 'DH',
    kind: 'decking',
    isBoard: true,
    noun: { nl: 'vlonderplank', en: 'decking board', de: 'Terrassendiele' },
    hasProfileInTitle: true,
    species: ['ipe', 'cumaru', 'massaranduba', 'bangkirai', 'garapa', 'padouk', 'afzelia', 'teak', 'robinia'],
    dimensions: [
      [21, 145],
      [25, 145],
      [28, 145],
      [45, 145],
    ],
    profiles: ['smooth', 'grooved', 'ribbed'],
    lengths: LENGTHS_TROPICAL,
    applications: ['terrace', 'jetty'],
  },
  {
    code: 'DS',
    kind: 'decking',
    isBoard: true,
    noun: { nl: 'vlonderplank', en: 'decking board', de: 'Terrassendiele' },
    hasProfileInTitle: true,
    species: ['larch-european', 'douglas', 'pine-treated', 'acetylated-pine', 'thermo-ash', 'thermo-pine'],
    dimensions: [
      [27, 143],
      [28, 145],
      [35, 145],
    ],
    profiles: ['smooth', 'grooved'],
    lengths: LENGTHS_15,
    applications: ['terrace'],
  },
  {
    code: 'CL',
    kind: 'cladding',
    isBoard: true,
    noun: { nl: 'gevelbekleding', en: 'cladding', de: 'Fassadenprofil' },
    hasProfileInTitle: true,
    species: CLADDING_SPECIES,
    dimensions: [
      [20, 140],
      [22, 145],
    ],
    profiles: ['channel-siding', 'half-lap', 'swedish-shiplap', 'tongue-and-groove', 'bevel'],
    lengths: LENGTHS_15,
    applications: ['facade', 'garden-house'],
  },
  {
    code: 'RH',
    kind: 'cladding',
    isBoard: true,
    noun: { nl: 'rhombusprofiel', en: 'rhombus profile', de: 'Rhombusprofil' },
    hasProfileInTitle: false,
    species: [...CLADDING_SPECIES, 'thermo-ayous'],
    dimensions: [
      [21, 68],
      [27, 68],
      [27, 90],
    ],
    profiles: ['rhombus'],
    lengths: LENGTHS_13,
    applications: ['facade', 'fence'],
  },
  {
    code: 'PB',
    kind: 'board',
    isBoard: true,
    noun: { nl: 'plank', en: 'board', de: 'Glattkantbrett' },
    finish: 'planed',
    hasProfileInTitle: false,
    species: [
      ...['larch-european', 'douglas', 'oak', 'iroko', 'wrc'],
      ...['pine-treated', 'spruce-treated', 'bangkirai', 'acetylated-pine', 'thermo-ash'],
    ],
    dimensions: [
      ...([
        [15, 95],
        [18, 70],
        [18, 95],
        [18, 145],
        [18, 195],
      ] as [number, number][]),
      ...([
        [20, 190],
        [28, 95],
        [28, 145],
        [28, 195],
        [40, 145],
      ] as [number, number][]),
    ],
    profiles: ['square'],
    lengths: LENGTHS_15,
    applications: ['fence', 'veranda', 'garden-house'],
  },
  {
    code: 'SB',
    kind: 'board',
    isBoard: true,
    noun: { nl: 'plank', en: 'board', de: 'Brett' },
    finish: 'fine-sawn',
    hasProfileInTitle: false,
    species: ['douglas', 'larch-european', 'oak', 'azobe', 'angelim-vermelho', 'chestnut'],
    dimensions: [
      [20, 150],
      [22, 200],
      [25, 150],
      [25, 200],
      [32, 200],
      [38, 250],
    ],
    profiles: ['sawn'],
    lengths: LENGTHS_12,
    applications: ['fence', 'raised-bed', 'facade'],
  },
  {
    code: 'TB',
    kind: 'board',
    isBoard: true,
    noun: { nl: 'plank', en: 'board', de: 'Brett' },
    hasProfileInTitle: true,
    species: ['pine-treated'],
    dimensions: [
      [16, 140],
      [18, 145],
      [19, 90],
      [20, 195],
      [22, 150],
      [28, 95],
      [28, 145],
      [28, 195],
    ],
    profiles: ['planed'],
    colours: ['green', 'brown', 'grey'],
    lengths: LENGTHS_10,
    applications: ['fence', 'raised-bed', 'play-equipment', 'garden-house'],
  },
  {
    code: 'BT',
    kind: 'batten',
    isBoard: false,
    noun: { nl: 'regel', en: 'batten', de: 'Latte' },
    hasProfileInTitle: false,
    species: [
      ...['bangkirai', 'larch-european', 'douglas', 'pine-treated'],
      ...['spruce-treated', 'azobe', 'acetylated-pine', 'thermo-pine'],
    ],
    dimensions: [
      [21, 45],
      [28, 45],
      [44, 44],
      [45, 70],
    ],
    profiles: ['planed'],
    lengths: LENGTHS_12,
    applications: ['terrace', 'facade', 'fence'],
  },
  {
    code: 'PM',
    kind: 'beam',
    isBoard: false,
    noun: { nl: 'balk', en: 'beam', de: 'Kantholz' },
    squareNoun: { nl: 'paal', en: 'post', de: 'Pfosten' },
    finish: 'planed',
    hasProfileInTitle: false,
    species: [
      ...['bangkirai', 'angelim-vermelho', 'massaranduba', 'oak', 'douglas'],
      ...['larch-european', 'pine-treated', 'robinia', 'iroko'],
    ],
    dimensions: [
      [45, 90],
      [45, 145],
      [65, 65],
      [65, 150],
      [70, 70],
      [90, 90],
      [120, 120],
      [140, 140],
    ],
    profiles: ['square'],
    lengths: LENGTHS_13,
    applications: ['veranda', 'pergola', 'fence', 'play-equipment'],
  },
  {
    code: 'SM',
    kind: 'beam',
    isBoard: false,
    noun: { nl: 'balk', en: 'beam', de: 'Balken' },
    squareNoun: { nl: 'paal', en: 'post', de: 'Pfosten' },
    finish: 'sawn',
    hasProfileInTitle: false,
    species: ['azobe', 'okan', 'tali', 'angelim-vermelho', 'oak', 'douglas'],
    dimensions: [
      [50, 150],
      [63, 160],
      [75, 200],
      [100, 100],
      [120, 120],
      [150, 150],
      [200, 200],
    ],
    profiles: ['sawn'],
    lengths: LENGTHS_12,
    applications: ['jetty', 'pergola', 'raised-bed', 'veranda'],
  },
];
