import { box, cylinder, ellipse, FILL, hint, isometric, path, polygon } from './svg.ts';

const drop = (x: number, y: number, size: number): string =>
  path(
    `M${x} ${y}c${size * 0.7} ${size} ${size} ${size * 1.3} ${size} ${size * 1.9}a${size} ${size} 0 0 1 ${-2 * size} 0c0 ${-size * 0.6} ${size * 0.3} ${-size * 0.9} ${size} ${-size * 1.9}z`,
    FILL.dark,
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

export const oil = (): string =>
  path('M150 250C150 90 470 90 470 250') +
  tin(310, 250, 165, 330) +
  drop(310, 392, 30) +
  hint('M240 530q70 20 140 0M256 554q54 14 108 0');

export const endSealer = (): string =>
  [
    tin(235, 330, 112, 230),
    drop(235, 424, 20),
    // A flat brush beside it.
    path('M428 150q22 -26 44 0l-8 190h-28z', FILL.half),
    path('M404 340h92v66h-92z', FILL.shade),
    hint('M404 358h92M404 388h92'),
    path('M408 406h84l-6 128q-36 22 -72 0z', FILL.light),
    hint('M424 412l2 118M441 412l1 126M459 412l-1 126M476 412l-2 118'),
  ].join('');

export const cleaners = (): string =>
  [
    path('M276 150h68v52h-68z', FILL.shade),
    hint('M290 156v40M303 156v40M317 156v40M330 156v40'),
    // A can with the handle cast into its shoulder.
    path(
      'M256 202h108q14 60 64 86q26 14 26 48v262q0 28 -28 28h-232q-28 0 -28 -28v-262q0 -34 26 -48q50 -26 64 -86z',
      'url(#round)',
    ),
    path('M352 250q50 30 54 84v70q0 18 -18 18t-18 -18v-62q-2 -34 -30 -52z', FILL.paper),
    path('M196 440h150v140h-150z', FILL.paper),
    drop(271, 462, 19),
    hint('M226 548h90M240 564h62'),
  ].join('');

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

/** An open box with pieces of boards standing in it. */
export const sampleBox = (): string => {
  const project = isometric([310, 396], 1);
  const pieces = [0, 1, 2, 3, 4].map((i) => {
    const y = -92 + i * 40;
    const grain = [26, 52, 78, 104, 130].map((x, line) => {
      const foot = project([-95 + x, y + 22, 30]);
      const head = project([-95 + x + ((line % 2) - 0.5) * 8, y + 22, 118 - i * 12]);
      return `M${foot.join(' ')}L${head.join(' ')}`;
    });
    return box(project, [-95, y, -80], [85, y + 22, 128 - i * 12]) + hint(grain.join(''));
  });
  const wall = (points: [number, number, number][], fill: string) => polygon(points.map(project), fill);
  return [
    wall(
      [
        [-120, -120, -90],
        [-120, 120, -90],
        [-120, 120, 60],
        [-120, -120, 60],
      ],
      FILL.shade,
    ),
    wall(
      [
        [-120, -120, -90],
        [120, -120, -90],
        [120, -120, 60],
        [-120, -120, 60],
      ],
      FILL.half,
    ),
    ...pieces,
    wall(
      [
        [-120, 120, -90],
        [120, 120, -90],
        [120, 120, 60],
        [-120, 120, 60],
      ],
      FILL.light,
    ),
    wall(
      [
        [120, -120, -90],
        [120, 120, -90],
        [120, 120, 60],
        [120, -120, 60],
      ],
      FILL.half,
    ),
    wall(
      [
        [-84, 120, -40],
        [30, 120, -40],
        [30, 120, 20],
        [-84, 120, 20],
      ],
      FILL.paper,
    ),
  ].join('');
};
