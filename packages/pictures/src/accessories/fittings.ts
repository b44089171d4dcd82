import { box, cylinder, ellipse, FILL, hint, hole, isometric, path, polygon } from './svg.ts';

/** An angle of sheet steel with holes in both legs. */
export const brackets = (): string => {
  const project = isometric([330, 470], 1.5);
  const holes = (side: 'left' | 'upper', points: [number, number, number][]) =>
    points.map((point) => hole(project(point), 13, side)).join('');
  return [
    box(project, [-70, -70, -50], [70, 90, -42]),
    holes('upper', [
      [-36, 50, -42],
      [36, 50, -42],
      [-36, 4, -42],
      [36, 4, -42],
    ]),
    box(project, [-70, -70, -50], [70, -62, 110]),
    holes('left', [
      [-36, -62, 76],
      [36, -62, 76],
      [-36, -62, 24],
      [36, -62, 24],
    ]),
  ].join('');
};

/** A length of aluminium angle, cut off above. */
export const cornerProfiles = (): string => {
  const project = isometric([310, 560], 1.5);
  const foot = -40;
  const head = 250;
  const outline: [number, number][] = [
    [-60, -60],
    [60, -60],
    [60, -52],
    [-52, -52],
    [-52, 60],
    [-60, 60],
  ];
  const upper = polygon(
    outline.map(([x, y]) => project([x, y, head])),
    FILL.paper,
  );
  const face = (points: [number, number, number][], fill: string) => polygon(points.map(project), fill);
  return [
    face(
      [
        [-52, -52, foot],
        [60, -52, foot],
        [60, -52, head],
        [-52, -52, head],
      ],
      FILL.light,
    ),
    face(
      [
        [-52, -52, foot],
        [-52, 60, foot],
        [-52, 60, head],
        [-52, -52, head],
      ],
      FILL.half,
    ),
    face(
      [
        [60, -60, foot],
        [60, -52, foot],
        [60, -52, head],
        [60, -60, head],
      ],
      FILL.shade,
    ),
    face(
      [
        [-60, 60, foot],
        [-52, 60, foot],
        [-52, 60, head],
        [-60, 60, head],
      ],
      FILL.shade,
    ),
    upper,
    hint(
      `M${project([-20, -52, foot + 20]).join(' ')}L${project([-20, -52, head - 40]).join(' ')}M${project([-52, 20, foot + 20]).join(' ')}L${project([-52, 20, head - 40]).join(' ')}`,
    ),
  ].join('');
};

/** A tab on the head of a pedestal, against which the joist lies. */
const flange = (x: number): string =>
  polygon(
    [
      [x, 288],
      [x, 222],
      [x + 34, 206],
      [x + 34, 272],
    ],
    FILL.half,
  ) +
  polygon(
    [
      [x + 34, 206],
      [x + 42, 210],
      [x + 42, 276],
      [x + 34, 272],
    ],
    FILL.shade,
  ) +
  polygon(
    [
      [x, 222],
      [x + 34, 206],
      [x + 42, 210],
      [x + 8, 226],
    ],
    FILL.paper,
  );

/** An adjustable foot: base, threaded column with its nut, head with the flanges that hold the joist. */
export const pedestals = (): string => {
  const threads = Array.from({ length: 8 }, (_, i) => `M262 ${330 + i * 18}q48 18 96 6`).join('');
  return [
    cylinder([310, 560], 180, 22),
    cylinder([310, 470], 84, 92),
    hint('M246 490v88M276 500v86M344 500v86M374 490v88'),
    cylinder([310, 318], 48, 160),
    hint(threads),
    cylinder([310, 420], 74, 34),
    hint('M252 436v30M276 444v30M300 446v32M324 446v32M348 444v30M370 436v28'),
    cylinder([310, 280], 128, 18),
    flange(228),
    flange(352),
  ].join('');
};

/** Pads of rubber granulate in three thicknesses. */
export const spacers = (): string => {
  const project = isometric([310, 470], 1.35);
  const pads: [height: number, z: number][] = [
    [44, -30],
    [26, 62],
    [12, 136],
  ];
  const grains = Array.from({ length: 70 }, (_, i) => {
    // Steps of the golden ratio spread without a pattern.
    const [x, y] = project([-86 + ((i * 0.618034) % 1) * 172, -56 + ((i + 0.5) / 70) * 112, 148]);
    return ellipse([x, y], 2, 1.2, FILL.dark);
  });
  return (
    pads.map(([height, z]) => box(project, [-96, -64, z], [96, 64, z + height])).join('') +
    `<g stroke="none" opacity=".6">${grains.join('')}</g>`
  );
};

/** A roll of membrane, its end laid out. */
export const membranes = (): string =>
  [
    path('M132 470L70 580H438L506 470z', FILL.light),
    hint('M112 506H484M92 542H461'),
    path('M150 300H470a42 98 0 0 1 0 196H150a42 98 0 0 1 0 -196z', 'url(#lying)'),
    ellipse([470, 398], 42, 98, FILL.light),
    ellipse([470, 398], 29, 68, FILL.half),
    ellipse([470, 398], 16, 38, FILL.paper),
    '<defs><linearGradient id="lying" x2="0" y2="1"><stop offset="0" stop-color="#e3e8eb"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#cbd2d7"/></linearGradient></defs>',
  ].join('');

/** A roll of tape lying on its side, with the loose end. */
export const tapes = (): string =>
  [
    path('M478 402q54 22 84 70l-2 74q-34 -46 -92 -66z', FILL.half),
    cylinder([300, 360], 190, 96),
    ellipse([300, 360], 176, 48, FILL.half),
    ellipse([300, 360], 156, 42, FILL.light),
    ellipse([300, 360], 108, 29, FILL.shade),
    path('M196 366a108 29 0 0 0 208 0v-4a108 29 0 0 1 -208 0z', FILL.half),
    ellipse([300, 366], 98, 24, FILL.paper),
  ].join('');
