import type { Profile } from '@geven/timber';
import { sectionPath } from '@geven/timber/section';
import { type Colour, parseColour, toLinear } from '../colour.ts';
import { cross, type Vector } from '../vector.ts';
import type { Appearance } from '../wood/appearance.ts';
import { groovesOf, type Surface } from '../wood/groove-profile.ts';
import { createLaminatedVolume } from '../wood/laminated-volume.ts';
import { createRingVolume, type Pith } from '../wood/ring-volume.ts';
import { createSawMarks } from '../wood/saw-marks.ts';
import { APPEARANCE, type AppearanceKey } from '../wood/species-appearance.ts';
import { createOutline, pointsOfPath } from './outline.ts';
import type { Frame, Material, Solid } from './solid.ts';

/** A board in a scene; lengths in mm. */
export interface BoardPlacement {
  readonly species: AppearanceKey;
  readonly seed: string;
  /** Middle of the face at the board's beginning. */
  readonly at: Vector;
  /** Direction of the grain, and direction that the face looks at. */
  readonly along: Vector;
  readonly face: Vector;
  readonly width: number;
  readonly thickness: number;
  readonly length: number;
  readonly surface?: Surface;
  /** Outline of a profiled board instead of a box. */
  readonly profile?: Profile;
  readonly pith?: Pith;
  /** What it is cut out of: mm of that above its face, and how thick that is; without it the board itself. */
  readonly within?: { readonly below: number; readonly thickness: number };
  /** Where in the tree the board begins, so that knots do not repeat. */
  readonly shift?: number;
  readonly easing?: number;
}

/** Seen from the side, a saw leaves more relief than from above, and loose fibres that make it paler and duller. */
const SAWN = { relief: 2, dullness: 0.13, fluff: 0.045 };

/** The solids of a board: one box, or a base with a ridge between every two grooves. */
export function boardSolids(board: BoardPlacement): Solid[] {
  const { at, along, face, width, thickness, length, surface = 'smooth', easing = 2.5 } = board;
  const frame = { origin: at, axes: [cross(along, face), along, face] } as const;
  const material = createWood(board, surface === 'sawn');
  if (board.profile) return [profiledBoard(board, board.profile, frame, material)];
  const grooves = groovesOf(surface, width);
  const box = (left: number, right: number, bottom: number, top: number, edge: number): Solid => ({
    frame,
    low: [left - width / 2, 0, bottom],
    high: [right - width / 2, length, top],
    material,
    easing: edge,
  });
  if (!grooves) return [box(0, width, -thickness, 0, easing)];
  const starts = grooves.starts;
  const ridges = [0, ...starts.map((start) => start + grooves.width)].map((left, i) =>
    box(left, starts[i] ?? width, -grooves.depth, 0, 0.7),
  );
  return [box(0, width, -thickness, -grooves.depth, 0), ...ridges];
}

function profiledBoard(board: BoardPlacement, profile: Profile, frame: Frame, material: Material): Solid {
  const { width, thickness, length } = board;
  return {
    frame,
    low: [-width / 2, 0, -thickness],
    high: [width / 2, length, 0],
    material,
    easing: 0,
    outline: createOutline(pointsOfPath(sectionPath(profile, thickness, width), width)),
  };
}

/** A plain box (plaster, glass, concrete) between two corners, mm. */
export function plainBox(low: Vector, high: Vector, colour: string): Solid {
  const parsed = parseColour(colour);
  const frame = {
    origin: [0, 0, 0],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  } as const;
  const material: Material = {
    bounce: parsed.map(toLinear) as Colour,
    colourAt(_local, _axis, out) {
      for (let c = 0; c < 3; c++) out[c] = parsed[c] as number;
    },
  };
  return { frame, low, high, material, easing: 0 };
}

function createWood(board: BoardPlacement, isSawn: boolean): Material {
  const tinted = `${board.species}:${board.surface}`;
  const appearance: Appearance = APPEARANCE[tinted in APPEARANCE ? (tinted as AppearanceKey) : board.species];
  const within = board.within ?? { below: 0, thickness: board.thickness };
  const volume =
    board.surface === 'laminated'
      ? createLaminatedVolume(board.seed, appearance, { width: board.width, thickness: within.thickness })
      : createRingVolume(board.seed, appearance, board.width, board.pith);
  const saw = isSawn ? createSawMarks(board.seed, SAWN.relief) : null;
  const shift = board.shift ?? 0;
  const early = parseColour(appearance.early);
  const late = parseColour(appearance.late);
  return {
    bounce: [0, 1, 2].map((c) => toLinear(((early[c] as number) * 2 + (late[c] as number)) / 3)) as Colour,
    colourAt([x, y, z], axis, out) {
      volume.colourAt(x, y + shift, within.below - z, axis === 1, out);
      if (!saw || axis === 1) return;
      const mark = saw(axis === 2 ? x : z, y + shift);
      const grey = (out[0] + out[1] + out[2]) / 3;
      for (let c = 0; c < 3; c++) {
        const dull = (out[c] as number) + (grey - (out[c] as number)) * SAWN.dullness;
        out[c] = (dull + SAWN.fluff * (255 - dull)) * mark;
      }
    },
  };
}
