import { FILL, hint, path, polygon, type Sheet, sidesOf, surroundings } from './svg.ts';

// Goods that are sold by their sizes are drawn from the front (cavalier projection): width and height are true, and depth goes
// up to the right at half its size. So a dimension line lies level or upright, as in the drawings of sections.

type Solid = readonly [x: number, y: number, z: number];
type Point = readonly [x: number, y: number];

/** Of a mm of depth: how far it goes to the right and up. */
const DEPTH = { right: 0.41, up: 0.29 } as const;

/** Where a point in mm is on the sheet: x to the right, y away from the viewer, z up. */
export type Oblique = (point: Solid) => Point;

export const oblique =
  ([left, foot]: Point, scale: number): Oblique =>
  ([x, y, z]) => [left + (x + y * DEPTH.right) * scale, foot - (z + y * DEPTH.up) * scale];

/** How wide and high a body is on the sheet, in mm. */
export const obliqueWidth = (width: number, depth: number): number => width + depth * DEPTH.right;
export const obliqueHeight = (height: number, depth: number): number => height + depth * DEPTH.up;

/** A body between two corners: its upper side, its right side, its front. */
export function body(project: Oblique, from: Solid, to: Solid): string {
  const side = (points: Solid[], fill: string) => polygon(points.map(project), fill);
  const { upper, right, front } = sidesOf(from, to);
  return side(upper, FILL.light) + side(right, FILL.shade) + side(front, FILL.half);
}

/** A round hole in a right, upper or front side. */
export function holeIn(project: Oblique, centre: Solid, radius: number, side: 'right' | 'upper' | 'front'): string {
  const points = Array.from({ length: 24 }, (_, index): Point => {
    const [one, other] = [Math.cos((index * Math.PI) / 12) * radius, Math.sin((index * Math.PI) / 12) * radius];
    const [x, y, z] = centre;
    if (side === 'right') return project([x, y + one, z + other]);
    return project(side === 'upper' ? [x + one, y + other, z] : [x + one, y, z + other]);
  });
  return polygon(points, FILL.dark);
}

/** A round bar that stands, from its upper to its lower end. */
export function bar(project: Oblique, [x, y, z]: Solid, radius: number, height: number): string {
  const [centre, top] = project([x, y, z]);
  const [edge, foot] = project([x + radius, y, z - height]);
  const half = edge - centre;
  const sag = half * 0.25;
  return path(`M${centre - half} ${top}V${foot}a${half} ${sag} 0 0 0 ${2 * half} 0V${top}z`, 'url(#round)');
}

const drawn = (project: Oblique, lines: readonly (readonly Solid[])[]): string =>
  lines.map((points) => `M${points.map((point) => project(point).join(' ')).join('L')}`).join('');

/** A line that only hints, between points in mm. */
export const hinted = (project: Oblique, ...lines: readonly (readonly Solid[])[]): string =>
  hint(drawn(project, lines));

/** The edges of a body around the goods, which is not sold with them. */
export function surrounding(project: Oblique, from: Solid, to: Solid): string {
  const { upper, right, front } = sidesOf(from, to);
  const [nearTopLeft, nearTopRight, farTopRight, farTopLeft] = upper;
  const [nearFoot, farFoot] = right;
  return surroundings(
    drawn(project, [
      [...front, ...front.slice(0, 1)],
      [nearTopLeft, farTopLeft, farTopRight, nearTopRight],
      [farTopRight, farFoot, nearFoot],
    ] as Solid[][]),
  );
}

/** A size that is written on a picture: its line, and where the middle of its number stands. Shares of width and height. */
export interface DrawnSize {
  /** The variant that has it, by the end of its name; without one the whole product has it. */
  readonly of?: string;
  readonly mm: number;
  /** What the number is of, where not a side. */
  readonly isDiameter?: boolean;
  /** Whether the unit stands behind the number; once for each thing. */
  readonly hasUnit?: boolean;
  /** The line; of two, each ends at what is measured between them. */
  readonly lines: readonly (readonly [from: Point, to: Point])[];
  /** Thin lines from what is measured to the dimension line, where that is not beside it. */
  readonly risers?: readonly (readonly [from: Point, to: Point])[];
  readonly label: Point;
}

/** A drawing with the sizes of what it shows, both in px of its sheet. */
export interface SizedDrawing {
  readonly content: string;
  readonly sizes: readonly DrawnSize[];
}

/** px between a body and its dimension line, and from the line to the middle of its number. */
const AWAY = 15;
const NUMBER = { above: 17, below: 19, beside: 26 } as const;

/** The dimension line above a width, from edge to edge of its front; `depth` mm behind the front stay clear of it. */
export function widthAbove(project: Oblique, left: Solid, right: Solid, depth: number) {
  const [from, to] = [project(left), project(right)];
  const y = project([left[0], depth, left[2]])[1] - AWAY;
  const risers = [from, to].map(([x, foot]): readonly [Point, Point] => [
    [x, foot - 4],
    [x, y],
  ]);
  return { ...level([from[0], y], [to[0], y], -NUMBER.above), risers };
}

/** The same below it. */
export function widthBelow(project: Oblique, left: Solid, right: Solid) {
  const [from, to] = [project(left), project(right)];
  const y = from[1] + AWAY;
  return level([from[0], y], [to[0], y], NUMBER.below);
}

const level = (from: Point, to: Point, number: number) => ({
  lines: [[from, to]] as const,
  label: [(from[0] + to[0]) / 2, from[1] + number] as const,
});

/** The dimension line left of a height. */
export function heightBeside(project: Oblique, bottom: Solid, top: Solid) {
  const [from, to] = [project(bottom), project(top)];
  const x = from[0] - AWAY;
  return {
    lines: [
      [
        [x, from[1]],
        [x, to[1]],
      ],
    ] as const,
    label: [x - NUMBER.beside, (from[1] + to[1]) / 2] as const,
  };
}

/** The dimension line right of a depth, along it. */
export function depthBeside(project: Oblique, near: Solid, far: Solid) {
  const [from, to] = [project(near), project(far)];
  const [right, down] = [AWAY * 0.6, AWAY * 0.8];
  const line = [
    [from[0] + right, from[1] + down],
    [to[0] + right, to[1] + down],
  ] as const;
  return {
    lines: [line] as const,
    label: [
      (line[0][0] + line[1][0]) / 2 + NUMBER.beside * 0.85,
      (line[0][1] + line[1][1]) / 2 + NUMBER.below * 0.6,
    ] as const,
  };
}

/** Places in px of a sheet as shares of it. */
export function sizesOn({ width, height }: Sheet, sizes: readonly DrawnSize[]): DrawnSize[] {
  const share = (value: number) => Math.round(value * 10_000) / 10_000;
  const at = ([x, y]: Point): Point => [share(x / width), share(y / height)];
  const moved = (lines: DrawnSize['lines']) => lines.map(([from, to]) => [at(from), at(to)] as const);
  return sizes.map((size) => ({
    ...size,
    lines: moved(size.lines),
    ...(size.risers && { risers: moved(size.risers) }),
    label: at(size.label),
  }));
}
