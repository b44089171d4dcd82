import type { PicturePoints } from '../task.ts';
import { box, cylinder, ellipse, FILL, hint, isometric, path, polygon, WIDE_SHEET } from './svg.ts';

const drop = (x: number, y: number, size: number, fill: string = FILL.dark): string =>
  path(
    `M${x} ${y}c${size * 0.7} ${size} ${size} ${size * 1.3} ${size} ${size * 1.9}a${size} ${size} 0 0 1 ${-2 * size} 0c0 ${-size * 0.6} ${size * 0.3} ${-size * 0.9} ${size} ${-size * 1.9}z`,
    fill,
  );

const label = (x: number, y: number, radius: number, height: number): string => {
  const sag = radius * 0.28;
  return path(
    `M${x - radius} ${y}a${radius} ${sag} 0 0 0 ${2 * radius} 0v${height}a${radius} ${sag} 0 0 1 ${-2 * radius} 0z`,
    FILL.paper,
  );
};

/** A tin with lid and handle. */
const tin = (x: number, top: number, radius: number, height: number): string =>
  [
    cylinder([x, top], radius, height),
    label(x, top + height * 0.26, radius, height * 0.48),
    ellipse([x, top], radius * 0.94, radius * 0.26, FILL.half),
    ellipse([x, top - 6], radius * 0.78, radius * 0.2, FILL.light),
  ].join('');

/** Colours of oils as they look on wood. */
export const OIL_TONES = {
  natural: '#d9b377',
  bangkirai: '#a9743c',
  larch: '#d99a4e',
  teak: '#8f5f35',
  grey: '#9aa0a3',
  black: '#2b2f32',
} as const;

/** Tins of 0.75, 2.5 and 5 l on one ground and to one scale: the middle and the radius of each. */
const TINS = [
  { x: 101, radius: 53 },
  { x: 277, radius: 79 },
  { x: 500, radius: 100 },
] as const;
const FOOT = 400;
/** Height ÷ radius. */
const SLIM = 2.14;
/** Places on a label, as shares of the tin's height from its top. */
const TONE_AT = 0.4;
const WORDS_AT = 0.66;

/** The tins of an oil in a row; a bar on the label shows the tone, and leaves room for what they hold. */
export const oil = (tone: string): string =>
  TINS.map(({ x, radius }) => {
    const height = radius * SLIM;
    const top = FOOT - height;
    const [left, right, handle] = [x - radius * 0.97, x + radius * 0.97, top - height * 0.5];
    const bar = { width: radius * 0.9, height: radius * 0.22 };
    return [
      path(`M${left} ${top}C${left} ${handle} ${right} ${handle} ${right} ${top}`),
      tin(x, top, radius, height),
      `<rect x="${x - bar.width / 2}" y="${top + height * TONE_AT}" width="${bar.width}" height="${bar.height}" fill="${tone}" stroke="none"/>`,
    ].join('');
  }).join('');

/** Where the words of each label stand, from the smallest tin on. */
export const oilPoints: PicturePoints = Object.fromEntries(
  TINS.map(({ x, radius }, index) => {
    const down = FOOT - radius * SLIM * (1 - WORDS_AT);
    return [`label${index + 1}`, [x / WIDE_SHEET.width, down / WIDE_SHEET.height]] as const;
  }),
);

/** A tin with the flat brush beside it. */
export const endSealer = (content: string): string =>
  [
    tin(235, 330, 112, 230),
    drop(235, 424, 20, content),
    path('M428 150q22 -26 44 0l-8 190h-28z', FILL.half),
    path('M404 340h92v66h-92z', FILL.shade),
    hint('M404 358h92M404 388h92'),
    path('M408 406h84l-6 128q-36 22 -72 0z', content),
    hint('M424 412l2 118M441 412l1 126M459 412l-1 126M476 412l-2 118'),
  ].join('');

/** What a cleaner removes, by the colour of its label. */
export const CLEANED = { wood: '#b48a5c', grey: '#9aa0a3', algae: '#7f9a72' } as const;

/** A can with the handle cast into its shoulder. */
const can = (content: string): string =>
  [
    path('M276 150h68v52h-68z', FILL.shade),
    hint('M290 156v40M303 156v40M317 156v40M330 156v40'),
    path(
      'M256 202h108q14 60 64 86q26 14 26 48v262q0 28 -28 28h-232q-28 0 -28 -28v-262q0 -34 26 -48q50 -26 64 -86z',
      'url(#round)',
    ),
    path('M352 250q50 30 54 84v70q0 18 -18 18t-18 -18v-62q-2 -34 -30 -52z', FILL.paper),
    path('M196 440h150v140h-150z', FILL.paper),
    drop(271, 462, 19, content),
    hint('M226 548h90M240 564h62'),
  ].join('');

/** A bottle with a narrow shoulder. */
const bottle = (content: string): string =>
  [
    path('M282 170h56v46h-56z', FILL.shade),
    hint('M294 176v34M310 176v34M326 176v34'),
    path(
      'M288 216h44q4 62 50 96q16 14 16 40v248q0 26 -26 26h-124q-26 0 -26 -26v-248q0 -26 16 -40q46 -34 50 -96z',
      'url(#round)',
    ),
    path('M240 420h140v150h-140z', FILL.paper),
    drop(310, 446, 19, content),
    hint('M270 538h80M282 554h56'),
  ].join('');

/** The large can and, three quarters as high as it is in truth, the bottle of one litre. */
export const cleaners = (content: string): string =>
  `<g transform="translate(-76 40)">${can(content)}</g><g transform="translate(252 166) scale(.76)">${bottle(content)}</g>`;

const CARTON = isometric([310, 330], 1);

export const other = (): string =>
  [
    box(CARTON, [-130, -130, -190], [130, 130, 20]),
    polygon(
      [CARTON([-130, -22, 20]), CARTON([130, -22, 20]), CARTON([130, 22, 20]), CARTON([-130, 22, 20])],
      FILL.half,
    ),
    polygon(
      [CARTON([130, -22, 20]), CARTON([130, 22, 20]), CARTON([130, 22, -50]), CARTON([130, -22, -50])],
      FILL.half,
    ),
    hint(
      `M${CARTON([-90, 130, -140]).join(' ')}L${CARTON([10, 130, -140]).join(' ')}M${CARTON([-90, 130, -162]).join(' ')}L${CARTON([-20, 130, -162]).join(' ')}`,
    ),
  ].join('');
