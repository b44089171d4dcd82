import {
  bar,
  body,
  depthBeside,
  heightBeside,
  hinted,
  holeIn,
  type Oblique,
  oblique,
  obliqueHeight,
  obliqueWidth,
  type SizedDrawing,
  surrounding,
  widthAbove,
  widthBelow,
} from './oblique.ts';
import { FILL, polygon, WIDE_SHEET } from './svg.ts';

// Of each fitting all sizes that are sold, on one ground and to one scale: what differs between them is what is written.
// Sizes that the range does not name (sheets, cheeks, bars) are drawn as such goods mostly are, and not written.

/** A fitting of one size, its front's left lower corner at 0 0 0. */
interface Fitting {
  /** mm that it takes on the sheet, from its corner to the right. */
  readonly width: number;
  /** px that numbers and what stands out take at its left and right. */
  readonly before?: number;
  readonly after?: number;
  draw(project: Oblique): SizedDrawing;
}

/** mm that the tallest of a row takes above and below the ground, and px of numbers. */
interface Height {
  readonly above: number;
  readonly below?: number;
  readonly numbers: readonly [above: number, below: number];
}

/** mm of the sheet steel. */
const STEEL = 5;
/** px between fittings, and around them. */
const APART = 20;

/** Fittings beside each other on one ground, as large as they fit the sheet. */
function row(fittings: readonly Fitting[], { above, below = 0, numbers }: Height): SizedDrawing {
  const { width, height } = WIDE_SHEET;
  const millimetres = fittings.reduce((sum, fitting) => sum + fitting.width, 0);
  const words = fittings.reduce((sum, { before = 0, after = 0 }) => sum + before + after, 0);
  const scale = Math.min(
    (width - words - (fittings.length + 1) * APART) / millimetres,
    (height - numbers[0] - numbers[1] - 2 * APART) / (above + below),
  );
  const gap = (width - words - millimetres * scale) / (fittings.length + 1);
  const ground = (height + (above - below) * scale + numbers[0] - numbers[1]) / 2;
  let left = gap;
  const drawn = fittings.map(({ width: own, before = 0, after = 0, draw }) => {
    const drawing = draw(oblique([left + before, ground], scale));
    left += before + own * scale + after + gap;
    return drawing;
  });
  return { content: drawn.map(({ content }) => content).join(''), sizes: drawn.flatMap(({ sizes }) => sizes) };
}

/** A U of sheet steel that stands open to the viewer, its inner corner at 0 0 0. */
const stirrup = (project: Oblique, width: number, depth: number, height: number, holes: readonly number[]): string =>
  [
    body(project, [-STEEL, 0, -STEEL], [width + STEEL, depth, 0]),
    ...[-STEEL, width].flatMap((x) => [
      body(project, [x, 0, 0], [x + STEEL, depth, height]),
      ...holes.flatMap((z) => [0.28, 0.72].map((share) => holeIn(project, [x + STEEL, depth * share, z], 4, 'right'))),
    ]),
  ].join('');

/** px that the word at the foot of a picture takes on phones. */
const CAPTION = 36;
/** px of a number above or below its line, and left or right of it. */
const NUMBER = { level: 42, beside: 50, depth: 34 } as const;

/** A U for the post on a bar that is set in concrete. */
export const postAnchor = (): SizedDrawing =>
  row(
    [71, 91, 121].map((width) => ({
      width: obliqueWidth(width + 2 * STEEL, ANCHOR.depth),
      before: STEEL,
      draw(project) {
        const opening = [project, [0, 0, ANCHOR.height], [width, 0, ANCHOR.height], ANCHOR.depth] as const;
        return {
          content: barInConcrete(project, width) + stirrup(project, width, ANCHOR.depth, ANCHOR.height, [32, 84]),
          sizes: [{ of: `${width} mm`, mm: width, hasUnit: true, ...widthAbove(...opening) }],
        };
      },
    })),
    {
      above: obliqueHeight(ANCHOR.height, ANCHOR.depth),
      below: STEEL + ANCHOR.free + ANCHOR.sunk,
      numbers: [NUMBER.level, CAPTION],
    },
  );

const ANCHOR = { depth: 60, height: 112, bar: 10, free: 44, sunk: 92 } as const;

/** The bar of an anchor, down to where it ends in concrete that is not sold with it, and no narrower than what stands on it. */
function barInConcrete(project: Oblique, width: number): string {
  const { depth, bar: radius, free, sunk } = ANCHOR;
  const [x, y] = [width / 2, depth / 2];
  const [top, foot] = [-STEEL - free, -STEEL - free - sunk];
  return [
    bar(project, [x, y, -STEEL], radius, free + sunk * 0.75),
    surrounding(project, [-STEEL, 0, foot], [width + STEEL, depth, top]),
  ].join('');
}

/** A U of sheet steel on a threaded bar that sets its height above the base plate. */
export const postBase = (): SizedDrawing =>
  row(
    [70, 90, 120].map((side) => ({
      width: obliqueWidth(side + 2 * STEEL, side),
      before: STEEL,
      after: NUMBER.depth / 2,
      draw(project) {
        const middle = side / 2;
        const opening = [project, [0, 0, BASE.height], [side, 0, BASE.height], side] as const;
        const turns = Array.from({ length: 8 }, (_, index) => {
          const z = -18 - index * 8;
          return [[middle - 10, middle, z] as const, [middle + 10, middle, z + 4] as const];
        });
        const content = [
          body(project, [0, 0, -BASE.free - 6], [side, side, -BASE.free]),
          bar(project, [middle, middle, -STEEL], 10, BASE.free - 2),
          hinted(project, ...turns),
          bar(project, [middle, middle, -56], 19, 16),
          stirrup(project, side, side, BASE.height, [28, 66]),
        ].join('');
        const of = `${side} × ${side} mm`;
        return {
          content,
          sizes: [
            { of, mm: side, hasUnit: true, ...widthAbove(...opening) },
            { of, mm: side, ...depthBeside(project, [side + STEEL, 0, -STEEL], [side + STEEL, side, -STEEL]) },
          ],
        };
      },
    })),
    { above: obliqueHeight(BASE.height, 120), below: BASE.free + 6, numbers: [NUMBER.level, CAPTION] },
  );

const BASE = { height: 90, free: 94 } as const;

/** A shoe for the end of a joist, with flanges that are nailed to the beam behind it. */
export const joistHanger = (): SizedDrawing =>
  row(
    JOISTS.map(([width, height]) => ({
      width: obliqueWidth(width + HANGER.flange, HANGER.depth),
      before: NUMBER.beside + 10,
      draw(project) {
        const { flange, depth } = HANGER;
        const nails = Array.from({ length: Math.floor((height - 24) / 30) }, (_, index) => 26 + index * 30);
        const wing = (x: number) =>
          body(project, [x, depth, 8], [x + flange, depth + 2, height]) +
          nails.map((z) => holeIn(project, [x + flange / 2, depth, z], 3.5, 'front')).join('');
        const content = [
          wing(-flange),
          wing(width),
          body(project, [-2, 0, -2], [width + 2, depth, 0]),
          body(project, [-2, 0, 0], [0, depth, height]),
          body(project, [width, 0, 0], [width + 2, depth, height]),
        ].join('');
        const of = `${width} × ${height} mm`;
        // The left wing stands out to the left of the shoe.
        const beside = -obliqueWidth(flange, -depth);
        return {
          content,
          sizes: [
            { of, mm: width, hasUnit: true, ...widthBelow(project, [0, 0, -2], [width, 0, -2]) },
            { of, mm: height, ...heightBeside(project, [beside, 0, 0], [beside, 0, height]) },
          ],
        };
      },
    })),
    { above: obliqueHeight(200, HANGER.depth), numbers: [0, NUMBER.level] },
  );

const JOISTS = [
  [45, 90],
  [65, 150],
  [75, 200],
] as const;
const HANGER = { flange: 34, depth: 54 } as const;

type Angle = readonly [height: number, leg: number, width: number];
const ANGLES: Readonly<Record<'galvanised' | 'stainless', readonly Angle[]>> = {
  galvanised: [
    [70, 70, 55],
    [90, 90, 65],
    [105, 105, 90],
  ],
  stainless: [
    [50, 50, 35],
    [70, 70, 55],
    [90, 90, 65],
  ],
};
/** mm; the galvanised ones are said to be 2,5 mm thick. */
const ANGLE_STEEL = 2.5;

/** An angle of sheet steel with holes in both legs; galvanised ones have a rib against bending. */
export const angleBracket = (finish: 'galvanised' | 'stainless'): SizedDrawing =>
  row(
    ANGLES[finish].map(([height, leg, width]) => ({
      width: obliqueWidth(leg, width),
      before: NUMBER.beside,
      after: NUMBER.depth / 2,
      draw(project) {
        const rib = [
          [ANGLE_STEEL, width / 2, height * 0.36],
          [ANGLE_STEEL, width / 2, ANGLE_STEEL],
          [leg * 0.36, width / 2, ANGLE_STEEL],
        ] as const;
        const content = [
          body(project, [0, 0, 0], [leg, width, ANGLE_STEEL]),
          body(project, [0, 0, ANGLE_STEEL], [ANGLE_STEEL, width, height]),
          ...holePlaces(leg, width).map(([x, y]) => holeIn(project, [x, y, ANGLE_STEEL], 4, 'upper')),
          ...holePlaces(height, width).map(([z, y]) => holeIn(project, [ANGLE_STEEL, y, z], 4, 'right')),
          finish === 'galvanised' ? polygon(rib.map(project), FILL.half) : '',
        ].join('');
        const of = `${height} × ${leg} × ${width} mm`;
        return {
          content,
          sizes: [
            { of, mm: height, ...heightBeside(project, [0, 0, 0], [0, 0, height]) },
            { of, mm: leg, hasUnit: true, ...widthBelow(project, [0, 0, 0], [leg, 0, 0]) },
            { of, mm: width, ...depthBeside(project, [leg, 0, 0], [leg, width, 0]) },
          ],
        };
      },
    })),
    { above: obliqueHeight(ANGLES[finish][2]?.[0] ?? 0, ANGLES[finish][2]?.[2] ?? 0), numbers: [0, NUMBER.level] },
  );

/** Four holes of a leg: mm from its corner, and across. */
const holePlaces = (leg: number, width: number) =>
  [0.5, 0.82].flatMap((along) => [0.24, 0.76].map((across) => [leg * along, width * across] as const));
