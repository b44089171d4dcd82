import type { Profile } from '@geven/timber';
import type { Appearance } from './wood/appearance.ts';
import type { Surface } from './wood/groove-profile.ts';
import { APPEARANCE, type AppearanceKey } from './wood/species-appearance.ts';

/** A species with one of its surfaces. */
export interface FaceEntry {
  readonly species: string;
  readonly surface: Surface;
  readonly appearance: Appearance;
}

/** The 25 species of the catalogue, by slug. */
export const SPECIES = Object.keys(APPEARANCE).filter((key) => !key.includes(':')) as AppearanceKey[];

const HARDWOOD_DECKING = 'ipe cumaru massaranduba bangkirai garapa padouk afzelia teak robinia'.split(' ');
const SOFTWOOD_DECKING = 'larch-european douglas pine-treated acetylated-pine thermo-ash thermo-pine'.split(' ');
const SAWN = 'douglas larch-european oak azobe angelim-vermelho chestnut okan tali'.split(' ');
const BEAMS =
  'bangkirai angelim-vermelho massaranduba oak douglas larch-european pine-treated robinia iroko azobe okan tali spruce-treated acetylated-pine thermo-pine'.split(
    ' ',
  );

/** Species whose thick posts are glued from lamellas. */
export const LAMINATED = ['oak', 'douglas', 'larch-european'] as const satisfies readonly AppearanceKey[];

/** Every face that differs by more than its size. */
export const FACES: readonly FaceEntry[] = [
  ...SPECIES.map((species) => entry(species, 'smooth')),
  ...[...HARDWOOD_DECKING, ...SOFTWOOD_DECKING].map((species) => entry(species, 'grooved')),
  ...HARDWOOD_DECKING.map((species) => entry(species, 'ribbed')),
  ...SAWN.map((species) => entry(species, 'sawn')),
  ...LAMINATED.map((species) => entry(species, 'laminated')),
  ...(['green', 'brown', 'grey'] as const).map((surface) => entry('pine-treated', surface)),
];

/** A board that gets a picture in perspective. */
export interface BoardEntry {
  /** Name of its picture. */
  readonly name: string;
  readonly species: AppearanceKey;
  readonly surface: Surface;
  /** Where its section is not a plain board's. */
  readonly profile: Profile | null;
}

const CLADDING = 'wrc larch-european douglas oak iroko padouk acetylated-pine thermo-pine'.split(' ');
const CLADDING_PROFILES = ['channel-siding', 'half-lap', 'swedish-shiplap', 'tongue-and-groove', 'bevel'] as const;

/** Every board that differs by species, profile, surface or colour of its treatment. */
export const BOARDS: readonly BoardEntry[] = [
  // What is glued is a post or a beam.
  ...FACES.filter(({ surface }) => surface !== 'laminated').map(({ species, surface }) => board(species, surface)),
  ...CLADDING.flatMap((species) => CLADDING_PROFILES.map((profile) => board(species, 'smooth', profile))),
  ...[...CLADDING, 'thermo-ayous'].map((species) => board(species, 'smooth', 'rhombus')),
];

function board(species: string, surface: Surface, profile: Profile | null = null): BoardEntry {
  return { name: `${species}-${profile ?? surface}`, species: species as AppearanceKey, surface, profile };
}

/** A post or beam that gets a picture in perspective. */
export interface PostEntry {
  /** Name of its picture. */
  readonly name: string;
  readonly species: AppearanceKey;
  readonly surface: 'smooth' | 'sawn' | 'laminated';
}

const PLANED_POSTS =
  'bangkirai angelim-vermelho massaranduba oak douglas larch-european pine-treated robinia iroko spruce-treated acetylated-pine thermo-pine'.split(
    ' ',
  );
const SAWN_POSTS = 'azobe okan tali angelim-vermelho oak douglas'.split(' ');

/** Every post and beam that differs by species or surface. */
export const POSTS: readonly PostEntry[] = [
  ...PLANED_POSTS.map((species) => post(species, 'smooth')),
  ...SAWN_POSTS.map((species) => post(species, 'sawn')),
  ...LAMINATED.map((species) => post(species, 'laminated')),
];

function post(species: string, surface: PostEntry['surface']): PostEntry {
  return { name: `${species}-${surface}`, species: species as AppearanceKey, surface };
}

/** Species sold as beams, posts or battens. */
export const BEAM_SPECIES = BEAMS as AppearanceKey[];

function entry(species: string, surface: Surface): FaceEntry {
  const tinted = `${species}:${surface}`;
  const appearance = APPEARANCE[(tinted in APPEARANCE ? tinted : species) as AppearanceKey];
  return { species, surface, appearance };
}
