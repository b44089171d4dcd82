import type { Profile } from '@geven/timber';
import { type BoardPlacement, boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import type { AppearanceKey } from '../wood/species-appearance.ts';
import { MEMBRANE, STUDIO } from './studio.ts';

const SUN = { sun: [-0.8, -0.5, 1.2], exposure: 1.1 } as const satisfies Partial<Scene>;
const BEARER = 90;

/** A piece of timber with its end towards the viewer. */
const towards = (piece: Omit<BoardPlacement, 'along' | 'face'>): Solid[] =>
  boardSolids({ ...piece, along: [0, 1, 0], face: [0, 0, 1] });

/** Bearers across, below whatever lies on them. */
const bearers = (name: string, width: number, length: number): Solid[] =>
  [150, length - 150 - BEARER].flatMap((y) =>
    boardSolids({
      species: 'spruce-treated',
      seed: `article/${name}/bearer/${y}`,
      at: [-60, y + BEARER / 2, BEARER],
      along: [1, 0, 0],
      face: [0, 0, 1],
      width: BEARER,
      thickness: BEARER,
      length: width + 120,
    }),
  );

/** Sawn beams on bearers: three woods, the heart in some of them. */
export function beams(): Scene {
  const side = 150;
  const layers: readonly (readonly AppearanceKey[])[] = [
    ['azobe', 'oak', 'douglas', 'oak'],
    ['oak', 'douglas', 'azobe'],
    ['douglas', 'oak'],
  ];
  const solids = layers.flatMap((row, layer) =>
    row.flatMap((species, index) =>
      towards({
        species,
        seed: `article/beams/${layer}/${index}`,
        at: [(index + layer / 2) * (side + 8) + side / 2, (index * 37 + layer * 53) % 70, BEARER + (layer + 1) * side],
        width: side,
        thickness: side,
        length: 1900,
        surface: 'sawn',
        // The heart is inside of every other beam, and beside the rest.
        pith: { depth: side / 2 + ((index + layer) % 2 ? 120 : 8), offset: 12, tilt: 0.01 },
        easing: 1.5,
      }),
    ),
  );
  return {
    ...STUDIO,
    solids: [...solids, ...bearers('beams', 4 * (side + 8), 1900)],
    eye: [-330, -1180, 720],
    target: [330, 120, 270],
    spread: 0.4,
    ...SUN,
  };
}

/** A pack of boards as it is put down: on bearers, layer on layer. */
export function pack(): Scene {
  const [across, layers] = [7, 10];
  const [width, thickness] = [145, 28];
  const solids: Solid[] = [];
  for (let layer = 0; layer < layers; layer++) {
    for (let index = 0; index < across; index++) {
      solids.push(
        ...towards({
          species: 'larch-european',
          seed: `article/pack/${layer}/${index}`,
          at: [
            index * (width + 1) + width / 2,
            (index * 13 + layer * 29) % 24,
            BEARER + (layer + 1) * (thickness + 0.6),
          ],
          width,
          thickness,
          length: 3000,
          shift: index * 170 + layer * 410,
          easing: 3,
        }),
      );
    }
  }
  return {
    ...STUDIO,
    solids: [...solids, ...bearers('pack', across * (width + 1), 3000)],
    eye: [-850, -1650, 1000],
    target: [520, 330, 160],
    spread: 0.38,
    ...SUN,
  };
}

interface Wall {
  readonly name: string;
  readonly species: AppearanceKey;
  readonly profile: Profile;
  /** mm. */
  readonly width: number;
  readonly thickness: number;
  /** mm that a board takes of the wall. */
  readonly cover: number;
}

/** Boards on battens before a dark membrane, their ends towards the viewer. */
function wall({ name, species, profile, width, thickness, cover }: Wall): Scene {
  const height = 1400;
  const solids: Solid[] = [plainBox([40, 30 + thickness, -200], [3000, 200, height + 200], MEMBRANE)];
  for (let z = 0, row = 0; z < height; z += cover, row++) {
    solids.push(
      ...boardSolids({
        species,
        seed: `article/${name}/${row}`,
        at: [0, 0, z + width / 2],
        along: [1, 0, 0],
        face: [0, -1, 0],
        width,
        thickness,
        length: 3000,
        profile,
        shift: (row * 371) % 1900,
      }),
    );
  }
  for (const x of [60, 660, 1260, 1860]) {
    solids.push(
      ...boardSolids({
        species: 'spruce-treated',
        seed: `article/${name}/batten/${x}`,
        at: [x + 22, thickness, -100],
        along: [0, 0, 1],
        face: [0, -1, 0],
        width: 45,
        thickness: 28,
        length: height + 200,
      }),
    );
  }
  return {
    ...STUDIO,
    solids,
    eye: [-620, -560, 760],
    target: [150, 0, 620],
    spread: 0.4,
    sun: [-0.9, -0.9, 1.1],
    exposure: 1.12,
  };
}

export const channelSiding = (): Scene =>
  wall({
    ...{ name: 'covering', species: 'larch-european', profile: 'channel-siding' },
    ...{ width: 140, thickness: 20, cover: 121 },
  });

export const rhombus = (): Scene =>
  wall({ name: 'rhombus', species: 'thermo-pine', profile: 'rhombus', width: 68, thickness: 27, cover: 74 });
