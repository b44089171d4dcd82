import { box, cylinder, ellipse, FILL, hint, isometric, path, polygon } from './svg.ts';

/** Lowest and highest setting of each pedestal, mm. */
export const PEDESTALS = [
  [20, 30],
  [35, 60],
  [60, 100],
  [100, 160],
  [160, 220],
] as const;

const X = 310;
const FOOT = 610;
/** px per mm of height; feet are as wide as they are in all sizes. */
const RISE = 1.75;
const THINNEST = 34;

/** A tab on the head of a pedestal, against which the joist lies. */
const flange = (x: number, y: number): string =>
  [
    polygon(
      [
        [x, y],
        [x, y - 66],
        [x + 34, y - 82],
        [x + 34, y - 16],
      ],
      FILL.half,
    ),
    polygon(
      [
        [x + 34, y - 82],
        [x + 42, y - 78],
        [x + 42, y - 12],
        [x + 34, y - 16],
      ],
      FILL.shade,
    ),
    polygon(
      [
        [x, y - 66],
        [x + 34, y - 82],
        [x + 42, y - 78],
        [x + 8, y - 62],
      ],
      FILL.paper,
    ),
  ].join('');

/** An adjustable foot as high as its range: base, sleeve, threaded column with its nut, head that holds the joist. */
export function pedestal([lowest, highest]: readonly [number, number]): string {
  const middle = (lowest + highest) / 2;
  const height = Math.max(THINNEST, middle * RISE);
  const play = (highest - lowest) * RISE;
  const sleeve = Math.max(12, height - play - 30);
  const head = FOOT - 44 - height;
  const nut = FOOT - 22 - sleeve - 34;
  const threads = Array.from({ length: Math.max(1, Math.floor((nut - head) / 15)) }, (_, i) =>
    nut - i * 15 > head + 26 ? `M${X - 48} ${nut - i * 15 - 4}q48 18 96 6` : '',
  ).join('');
  return [
    cylinder([X, FOOT - 22], 180, 22),
    cylinder([X, FOOT - 22 - sleeve], 84, sleeve),
    sleeve > 40 ? hint([-64, -34, 34, 64].map((x) => `M${X + x} ${FOOT - sleeve}v${sleeve - 8}`).join('')) : '',
    cylinder([X, head + 18], 48, Math.max(4, nut - head - 10)),
    hint(threads),
    cylinder([X, nut], 74, 30),
    hint([-58, -34, -10, 14, 38, 60].map((x) => `M${X + x} ${nut + 20}v24`).join('')),
    cylinder([X, head], 128, 18),
    flange(228, head + 8),
    flange(352, head + 8),
  ].join('');
}

/** Two discs that are thicker on one side: turned against each other they take up a slope. */
export const slopeCorrector = (): string => {
  const wedge = (y: number, left: number, right: number) =>
    path(`M130 ${y}v${left}a180 50 0 0 0 360 ${right - left}v${-right}z`, 'url(#round)') +
    ellipse([X, y], 180, 50) +
    ellipse([X, y], 84, 23, FILL.half) +
    ellipse([X, y + 4], 72, 18, FILL.paper);
  return [
    wedge(470, 26, 70),
    hint('M160 520l0 14M220 536l0 22M290 544l0 32M360 542l0 42M430 532l0 44'),
    wedge(290, 70, 26),
    hint('M160 336l0 48M220 346l0 42M290 346l0 34M360 338l0 30M430 326l0 22'),
    // Which way they are turned.
    path('M236 214q74 -26 148 0M384 214l-20 -16M384 214l-24 6'),
  ].join('');
};

/** A stack of pads of rubber granulate, 90 × 60 × 8 mm each. */
export const rubberPads = (): string => {
  const project = isometric([310, 470], 2.3);
  const pads = [0, 10, 20, 30].map((z) => box(project, [-45, -30, z], [45, 30, z + 8])).join('');
  const grains = Array.from({ length: 60 }, (_, i) => {
    // Steps of the golden ratio spread without a pattern.
    const [x, y] = project([-41 + ((i * 0.618034) % 1) * 82, -27 + ((i + 0.5) / 60) * 54, 38]);
    return ellipse([x, y], 2, 1.2, FILL.dark);
  });
  return `${pads}<g stroke="none" opacity=".6">${grains.join('')}</g>`;
};

/** A cross of plastic between two boards: its web keeps the joint, its cap is pulled out again. */
export const gapSpacer = (): string => {
  const project = isometric([310, 470], 1.2);
  return [
    box(project, [-150, -120, -30], [150, 0, 30]),
    hint(
      `M${project([-140, -40, 30]).join(' ')}L${project([140, -46, 30]).join(' ')}M${project([-140, -84, 30]).join(' ')}L${project([140, -80, 30]).join(' ')}`,
    ),
    box(project, [-150, 12, -30], [150, 130, 30]),
    hint(
      `M${project([-140, 60, 30]).join(' ')}L${project([140, 54, 30]).join(' ')}M${project([-140, 96, 30]).join(' ')}L${project([140, 100, 30]).join(' ')}`,
    ),
    box(project, [-8, 0, 30], [8, 12, 60]),
    box(project, [-50, -24, 60], [50, 36, 70]),
    box(project, [-8, 0, 70], [8, 12, 130]),
    box(project, [-30, -6, 130], [30, 18, 142]),
  ].join('');
};
