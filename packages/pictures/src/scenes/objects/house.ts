import { box, mottled, paint, tube } from '../../rendering/shapes.ts';
import type { Solid } from '../../rendering/solid.ts';
import type { Vector } from '../../vector.ts';
import { glassPane } from '../studio.ts';

export const PLASTER = mottled('#e7e6e2', 0.016, 260);
export const BASE = mottled('#9a9c9c', 0.04, 90);
const FRAME = paint('#2c3338');
const LEAF = mottled('#5a666c', 0.012, 200);
const STEEL = paint('#b9bec1');

/** A hole in a wall that looks towards the viewer, mm. */
export interface Opening {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** A wall whose front is at `y`, with its openings (from the left, not above each other) and a plinth below. */
export function wall(y: number, from: number, to: number, height: number, openings: readonly Opening[]): Solid[] {
  const thickness = 320;
  const part = (left: number, right: number, low: number, high: number, material = PLASTER) =>
    box([left, y, low], [right, y + thickness, high], material);
  const ends = [from, ...openings.flatMap(({ left, right }) => [left, right]), to];
  const solids: Solid[] = [];
  for (let i = 0; i < ends.length; i += 2) solids.push(part(ends[i] as number, ends[i + 1] as number, 0, height));
  for (const { left, right, low, high } of openings) {
    solids.push(part(left, right, high, height));
    if (low > 0) solids.push(part(left, right, 0, low));
  }
  return solids;
}

/** A panelled door leaf with a pane, a lever and a frame. */
export function door({ left, right, low, high }: Opening, y: number): Solid[] {
  const inner = y + 90;
  const leaf = inner + 18;
  const panel = { left: left + 180, right: right - 180 };
  const grip: Vector = [right - 130, leaf - 58, low + 1020];
  const middle = low + 1180;
  return [
    ...frame({ left, right, low, high }, inner, 62),
    box([left + 50, leaf, low], [right - 50, leaf + 60, high], LEAF),
    // Panels stand out by a few millimetres: their edges catch the light.
    box([panel.left, leaf - 9, low + 170], [panel.right, leaf + 10, low + 880], LEAF, 6),
    glassPane([panel.left, leaf - 4, middle], [panel.right, leaf + 10, high - 190]),
    ...border({ ...panel, low: middle, high: high - 190 }, leaf - 14),
    box([right - 150, leaf - 7, low + 930], [right - 110, leaf, low + 1090], STEEL, 3),
    ...tube(
      [[grip[0], leaf, grip[2]], grip, [grip[0] - 20, grip[1], grip[2]], [grip[0] - 135, grip[1], grip[2]]],
      10,
      STEEL,
    ),
  ];
}

/** A window of two panes, or as many as fit a sliding door, in a dark frame with its sill. */
export function glazing(opening: Opening, y: number, sill = true): Solid[] {
  const { left, right, low, high } = opening;
  const middle = (left + right) / 2;
  return [
    ...frame(opening, y + 90, 55),
    box([middle - 42, y + 96, low], [middle + 42, y + 150, high], FRAME),
    glassPane([left, y + 128, low], [right, y + 150, high]),
    ...(sill ? [box([left - 20, y - 40, low - 26], [right + 20, y + 120, low], FRAME, 3)] : []),
  ];
}

function frame({ left, right, low, high }: Opening, y: number, width: number): Solid[] {
  return [
    box([left, y, low], [left + width, y + 80, high], FRAME),
    box([right - width, y, low], [right, y + 80, high], FRAME),
    box([left, y, high - width], [right, y + 80, high], FRAME),
    box([left, y, low], [right, y + 80, low + width * 0.7], FRAME),
  ];
}

function border({ left, right, low, high }: Opening, y: number): Solid[] {
  const strip = (a: number, b: number, c: number, d: number) => box([a, y, c], [b, y + 20, d], LEAF, 4);
  const wide = 34;
  return [
    strip(left - wide, left, low - wide, high + wide),
    strip(right, right + wide, low - wide, high + wide),
    strip(left - wide, right + wide, high, high + wide),
    strip(left - wide, right + wide, low - wide, low),
  ];
}
