import { FILL, hint, path, polygon } from './svg.ts';

/** A clip in the groove between two boards, cut across, screwed onto the joist below. */
export const clips = (): string => {
  const board = (x: number, width: number, groove: 1 | -1) => {
    const inner = groove === 1 ? x + width : x;
    const depth = 44 * groove;
    const outer = groove === 1 ? x : x + width;
    return polygon(
      [
        [outer, 260],
        [inner, 260],
        [inner, 318],
        [inner - depth, 318],
        [inner - depth, 348],
        [inner, 348],
        [inner, 420],
        [outer, 420],
      ],
      FILL.light,
    );
  };
  const rings =
    'M70 300q110 60 212 4M70 345q70 40 150 24M70 390q100 22 206 0M550 300q-110 60 -212 4M550 345q-70 40 -150 24M550 390q-100 22 -206 0';
  return [
    polygon(
      [
        [120, 424],
        [500, 424],
        [500, 560],
        [120, 560],
      ],
      FILL.half,
    ),
    hint('M150 450q150 40 320 0M150 490q150 40 320 0M150 530q150 30 320 0'),
    board(70, 218, 1),
    board(332, 218, -1),
    hint(rings),
    path('M250 324H370V340H324V424H296V340H250z', FILL.shade),
    path('M300 300H320L316 340V520L310 546L304 520V340z', 'url(#round)'),
    path('M292 300H328L318 316H302z', FILL.dark),
    path('M302 372l16-10M302 392l16-10M302 412l16-10M302 440l16-10M302 460l16-10M302 480l16-10M302 500l16-10'),
  ].join('');
};

const JOIST =
  polygon(
    [
      [120, 424],
      [500, 424],
      [500, 560],
      [120, 560],
    ],
    FILL.half,
  ) + hint('M150 450q150 40 320 0M150 490q150 40 320 0M150 530q150 30 320 0');

/** The first board of a deck: its groove hangs on a clip that looks one way only. */
export const starterClip = (): string =>
  [
    JOIST,
    polygon(
      [
        [560, 260],
        [270, 260],
        [270, 318],
        [314, 318],
        [314, 348],
        [270, 348],
        [270, 420],
        [560, 420],
      ],
      FILL.light,
    ),
    hint('M560 300q-120 60 -270 4M560 345q-100 40 -230 24M560 390q-110 22 -270 0'),
    path('M150 408H236V340H306V324H220V392H150z', FILL.shade),
    path('M168 392H204L194 408H178z', FILL.dark),
    path('M182 408V528L186 536L190 528V408z', 'url(#round)'),
    path('M176 430l20 -8M176 450l20 -8M176 470l20 -8M176 490l20 -8M176 510l20 -8'),
  ].join('');

/** The back of two rhombus boards with their clip, whose tongue keeps the joint. */
export const rhombusClip = (): string => {
  const board = (y: number) =>
    polygon(
      [
        [96, y + 26],
        [136, y],
        [524, y],
        [484, y + 26],
        [484, y + 176],
        [96, y + 176],
      ],
      FILL.light,
    ) +
    path(`M484 ${y + 26}L524 ${y}V${y + 150}L484 ${y + 176}z`, FILL.half) +
    path(`M96 ${y + 26}H484`) +
    hint(`M110 ${y + 70}q180 -20 360 6M110 ${y + 112}q190 26 360 -8M110 ${y + 148}q150 -12 360 4`);
  return [
    board(414),
    board(186),
    path('M262 150h68v470h-68z', FILL.shade),
    path('M262 372h68v26h-68z', FILL.paper),
    ...[206, 316, 450, 570].map((y) => path(`M282 ${y}a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z`, FILL.dark)),
  ].join('');
};

/** A clip of folded steel in the rebate of a board of channel siding, screwed onto the batten. */
export const sidingClip = (): string =>
  [
    path('M150 130h120v500h-120z', FILL.half),
    hint('M176 140v480M206 140v480M240 140v480'),
    polygon(
      [
        [270, 420],
        [330, 420],
        [330, 372],
        [392, 372],
        [392, 630],
        [270, 630],
      ],
      FILL.light,
    ),
    polygon(
      [
        [270, 130],
        [392, 130],
        [392, 340],
        [344, 340],
        [344, 300],
        [270, 300],
      ],
      FILL.light,
    ),
    hint('M300 150v130M330 150v140M362 150v170M300 440v170M352 400v210'),
    path('M270 312H284V396H320V362H334V410H270z', FILL.shade),
    path('M284 338L300 330V362L284 354z', FILL.dark),
    path('M196 341H284V351H196L186 346z', 'url(#round)'),
    path('M204 336l8 20M220 336l8 20M236 336l8 20M252 336l8 20'),
  ].join('');
