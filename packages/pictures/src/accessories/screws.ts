import { type ScrewSize, type ScrewWork, screwDrive, screwOutline } from '@geven/timber/fixings';
import type { SizedDrawing } from './oblique.ts';
import { FILL, hint, path, WIDE_SHEET } from './svg.ts';

/** A screw in mm; what it is for decides its head and its thread. */
export interface DrawnScrew extends ScrewSize {
  readonly work: ScrewWork;
  readonly isCoated?: boolean;
}

/** Every screw of the range by its size, so that a long one looks long beside a short one. */
export const SCREWS: readonly DrawnScrew[] = [
  { work: 'decking', diameter: 5, length: 50 },
  { work: 'decking', diameter: 5.5, length: 60 },
  { work: 'decking', diameter: 5.5, length: 70 },
  { work: 'decking', diameter: 5.5, length: 90 },
  { work: 'cladding', diameter: 4, length: 45 },
  { work: 'cladding', diameter: 4.5, length: 50 },
  { work: 'cladding', diameter: 4.5, length: 60 },
  { work: 'construction', diameter: 8, length: 160 },
  { work: 'construction', diameter: 8, length: 160, isCoated: true },
];

/** `decking-5-0x50`: the words that a product's name has, see the API's `drawing-of.ts`. */
export const screwName = ({ work, diameter, length, isCoated }: DrawnScrew): string =>
  [work, `${diameter.toFixed(diameter < 8 ? 1 : 0).replace('.', '-')}x${length}`, isCoated && 'coated']
    .filter(Boolean)
    .join('-');

/** px that the longest screws take, and px per mm that short ones are not enlarged beyond. */
const ROOM = 452;
const MAX_SCALE = 6.6;
const AXIS = 262;
/** px between screw and head, and from the head's edge to the rule above it. */
const GAP = 46;
const RULE = 38;
/** px of the two strokes that the diameter is measured between, and from there to its number. */
const MARK = { above: 22, below: 34, number: 20 } as const;
const COATING = '#e8dfbd';

/** A screw on its side below a rule of 10 mm, and beside it the head from the front. */
export function drawScrew({ work, isCoated, ...size }: DrawnScrew): SizedDrawing {
  const { diameter, length } = size;
  const scale = Math.min(MAX_SCALE, ROOM / length);
  const { head, threadFrom, shank, headSide, thread } = screwOutline(work, size);
  const radius = (head / 2) * scale;
  const left = (WIDE_SHEET.width - (length * scale + GAP + 2 * radius)) / 2;
  const front = left + length * scale + GAP + radius;
  const steel = isCoated ? COATING : 'url(#lying)';
  const rule = AXIS - radius - RULE;
  const content = [
    placed(left, scale, path(shank, steel) + path(thread, isCoated ? COATING : FILL.light) + path(headSide, steel)),
    ruler(left, rule, length, scale),
    placed(front, scale, headFromFront(work, head / 2, diameter, isCoated ? COATING : FILL.light)),
  ].join('');
  // In the middle of the thread: that is as wide as the screw is named.
  const at = left + ((threadFrom + length) / 2) * scale;
  const edge = (diameter / 2) * scale;
  return {
    content,
    sizes: [
      {
        mm: length,
        hasUnit: true,
        lines: [
          [
            [left, rule],
            [left + length * scale, rule],
          ],
        ],
        label: [left + (length * scale) / 2, rule - 20],
      },
      {
        mm: diameter,
        isDiameter: true,
        hasUnit: true,
        lines: [
          [
            [at, AXIS - edge],
            [at, AXIS - edge - MARK.above],
          ],
          [
            [at, AXIS + edge],
            [at, AXIS + edge + MARK.below],
          ],
        ],
        label: [at, AXIS + edge + MARK.below + MARK.number],
      },
    ],
  };
}

const placed = (x: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${AXIS}) scale(${scale})" stroke-width="${WIDE_SHEET.stroke / scale}">${content}</g>`;

/** With its six-lobed drive. */
function headFromFront(work: ScrewWork, radius: number, diameter: number, fill: string): string {
  const circle = (r: number, colour: string) => `<circle r="${r}" fill="${colour}"/>`;
  return [
    circle(radius, fill),
    circle(radius * (work === 'construction' ? 0.62 : 0.86), FILL.half),
    path(screwDrive(diameter), FILL.dark),
  ].join('');
}

/** A stroke every 10 mm, a longer one every 50. */
function ruler(x: number, y: number, length: number, scale: number): string {
  const strokes = Array.from(
    { length: Math.floor(length / 10) + 1 },
    (_, index) => `M${x + index * 10 * scale} ${y}v${index % 5 === 0 ? 14 : 8}`,
  );
  return hint(`M${x} ${y}h${length * scale}${strokes.join('')}`);
}
