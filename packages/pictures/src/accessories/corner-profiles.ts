import { FILL, hint, isometric, polygon } from './svg.ts';

/** Anodised or painted: light, half shade, shade. */
type Finish = readonly [light: string, half: string, shade: string, line: string];

export const FINISHES: Readonly<Record<'plain' | 'black' | 'anthracite' | 'bronze', Finish>> = {
  plain: [FILL.light, FILL.half, FILL.shade, '#101418'],
  black: ['#4a4f54', '#33383c', '#22262a', '#8d979f'],
  anthracite: ['#7b858d', '#666f77', '#525a61', '#101418'],
  bronze: ['#b08f68', '#977852', '#7d6241', '#101418'],
};

/** A length of aluminium angle, cut off above. */
export const cornerProfile = ([light, half, shade, line]: Finish): string => {
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
    light,
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
      light,
    ),
    face(
      [
        [-52, -52, foot],
        [-52, 60, foot],
        [-52, 60, head],
        [-52, -52, head],
      ],
      half,
    ),
    face(
      [
        [60, -60, foot],
        [60, -52, foot],
        [60, -52, head],
        [60, -60, head],
      ],
      shade,
    ),
    face(
      [
        [-60, 60, foot],
        [-52, 60, foot],
        [-52, 60, head],
        [-60, 60, head],
      ],
      shade,
    ),
    upper,
    `<g stroke="${line}">${hint(
      `M${project([-20, -52, foot + 20]).join(' ')}L${project([-20, -52, head - 40]).join(' ')}M${project([-52, 20, foot + 20]).join(' ')}L${project([-52, 20, head - 40]).join(' ')}`,
    )}</g>`,
  ].join('');
};
