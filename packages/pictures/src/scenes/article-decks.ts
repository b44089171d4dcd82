import { boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Surface } from '../wood/groove-profile.ts';
import type { AppearanceKey } from '../wood/species-appearance.ts';
import { beams, channelSiding, pack, rhombus } from './article-stacks.ts';
import { facade } from './facade.ts';
import { fence } from './fence.ts';
import { jetty } from './jetty.ts';
import { raisedBed } from './raised-bed.ts';
import { MEMBRANE, STUDIO } from './studio.ts';
import { veranda } from './veranda.ts';

const WIDTH = 145;
const PITCH = 150;
const THICKNESS = 28;
const TOP = 120;
const JOIST = { width: 45, height: 70 };

interface Deck {
  readonly name: string;
  /** One for each board, from the left. */
  readonly species: readonly AppearanceKey[];
  /** How the boards are worked, by turns; smooth without. */
  readonly surfaces?: readonly Surface[];
  /** mm. */
  readonly length: number;
  /** mm between joists, centre to centre; none when boards hide them. */
  readonly spacing?: number;
}

/** Boards beside each other, the grain away from the viewer, on joists. */
function deckSolids({ name, species, surfaces = ['smooth'], length, spacing }: Deck): Solid[] {
  const boards = species.flatMap((specie, index) =>
    boardSolids({
      species: specie,
      seed: `article/${name}/${index}`,
      at: [index * PITCH + WIDTH / 2, 0, TOP],
      along: [0, 1, 0],
      face: [0, 0, 1],
      width: WIDTH,
      thickness: THICKNESS,
      length,
      surface: surfaces[index % surfaces.length] ?? 'smooth',
      shift: index * 170,
      easing: 3,
    }),
  );
  return spacing === undefined ? boards : [...boards, ...joistSolids(name, species.length, length, spacing)];
}

function joistSolids(name: string, boards: number, length: number, spacing: number, reach = 0): Solid[] {
  const solids: Solid[] = [];
  for (let y = JOIST.width / 2 + 10; y < length; y += spacing) {
    solids.push(
      ...boardSolids({
        species: 'bangkirai',
        seed: `article/${name}/joist/${y}`,
        at: [0, y, TOP - THICKNESS],
        along: [1, 0, 0],
        face: [0, 0, 1],
        width: JOIST.width,
        thickness: JOIST.height,
        length: boards * PITCH + reach,
      }),
    );
  }
  return solids;
}

const SUN = { sun: [-0.8, -0.5, 1.2], exposure: 1.1 } as const satisfies Partial<Scene>;
const ground = (width: number, length: number) => plainBox([-400, -400, 0], [width + 400, length + 400, 2], MEMBRANE);
const repeated = (specie: AppearanceKey, count: number) => Array.from({ length: count }, () => specie);

/** Boards that fill the picture, seen along the grain. */
function alongTheGrain(
  name: string,
  species: readonly AppearanceKey[],
  surfaces: readonly Surface[] = ['smooth'],
): Scene {
  const width = species.length * PITCH;
  return {
    ...STUDIO,
    solids: [...deckSolids({ name, species, surfaces, length: 6000 }), ground(width, 6000)],
    eye: [width / 2 - 120, -260, 1050],
    target: [width / 2 + 60, 980, TOP],
    spread: 0.52,
    ...SUN,
  };
}

/** Half of a deck: what is below it is still to be seen. */
function halfLaid(): Scene {
  const boards = 7;
  return {
    ...STUDIO,
    solids: [
      ...deckSolids({ name: 'joists', species: repeated('bangkirai', boards), length: 2600 }),
      ...joistSolids('joists', boards, 2600, 450, 1500),
    ],
    eye: [2500, -1400, 1350],
    target: [1080, 780, 0],
    spread: 0.42,
    ...SUN,
  };
}

/** One square metre on its joists. */
function squareMetre(): Scene {
  return {
    ...STUDIO,
    solids: deckSolids({ name: 'square-metre', species: repeated('larch-european', 7), length: 1000, spacing: 450 }),
    eye: [-750, -1150, 1050],
    target: [500, 380, 0],
    spread: 0.38,
    ...SUN,
  };
}

/** From class 1 to 4, pale beside dark. */
const TEN_SPECIES: readonly AppearanceKey[] = [
  ...(['larch-european', 'ipe', 'oak', 'teak', 'thermo-ash', 'acetylated-pine', 'bangkirai'] as const),
  ...(['robinia', 'wrc', 'douglas'] as const),
];

/** All 25, group by group. */
const ALL_SPECIES: readonly AppearanceKey[] = [
  ...(['ipe', 'cumaru', 'massaranduba', 'bangkirai', 'garapa', 'angelim-vermelho', 'azobe', 'okan', 'tali'] as const),
  ...(['padouk', 'afzelia', 'iroko', 'teak', 'oak', 'robinia', 'chestnut', 'wrc', 'larch-european'] as const),
  ...(['douglas', 'pine-treated', 'spruce-treated', 'acetylated-pine', 'thermo-ash'] as const),
  ...(['thermo-pine', 'thermo-ayous'] as const),
];

/** Pictures of the articles and landing pages that ship, by name. */
export const ARTICLE_SCENES: Readonly<Record<string, () => Scene>> = {
  deck: () => alongTheGrain('deck', repeated('larch-european', 28)),
  joists: halfLaid,
  species: () => alongTheGrain('species', [...TEN_SPECIES, ...TEN_SPECIES.toReversed(), ...TEN_SPECIES]),
  'larch-douglas': () =>
    alongTheGrain('larch-douglas', [...repeated('larch-european', 14), ...repeated('douglas', 14)]),
  'square-metre': squareMetre,
  grooves: () => alongTheGrain('grooves', repeated('larch-european', 28), ['smooth', 'smooth', 'grooved', 'grooved']),
  silver: () => alongTheGrain('silver', [...repeated('larch-european', 14), ...repeated('pine-treated:grey', 14)]),
  modified: () => alongTheGrain('modified', [...repeated('acetylated-pine', 14), ...repeated('thermo-ash', 14)]),
  papers: () =>
    alongTheGrain('papers', [
      ...repeated('cumaru', 7),
      ...repeated('ipe', 7),
      ...repeated('padouk', 7),
      ...repeated('afzelia', 7),
    ]),
  planing: () =>
    alongTheGrain('planing', repeated('douglas', 28), ['sawn', 'sawn', 'sawn', 'smooth', 'smooth', 'smooth']),
  comparison: () => alongTheGrain('comparison', [...ALL_SPECIES, ...ALL_SPECIES.slice(0, 3)]),
  movement: () => alongTheGrain('movement', [...repeated('bangkirai', 14), ...repeated('acetylated-pine', 14)]),
  care: () => alongTheGrain('care', [...repeated('bangkirai', 14), ...repeated('pine-treated:grey', 14)]),
  treated: () =>
    alongTheGrain('treated', [
      ...repeated('pine-treated', 10),
      ...repeated('pine-treated:brown', 8),
      ...repeated('pine-treated:grey', 10),
    ]),
  beams,
  covering: channelSiding,
  pack,
  rhombus,
  facade,
  fence,
  jetty,
  'raised-bed': raisedBed,
  veranda,
};
