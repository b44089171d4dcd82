import { box, cylinder, FILL, hint, hole, isometric, path, polygon } from './svg.ts';

/** An angle of sheet steel with holes in both legs; galvanised ones have a rib against bending. */
export const angleBracket = (size: 'large' | 'small'): string => {
  const project = isometric([330, 470], size === 'large' ? 1.6 : 1.15);
  const rib =
    size === 'large'
      ? polygon(
          [project([-8, -62, -42]), project([8, -62, -42]), project([8, -20, -42]), project([8, -62, 0])],
          FILL.half,
        ) + hint(`M${project([0, -24, -42]).join(' ')}L${project([0, -62, -4]).join(' ')}`)
      : '';
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
    rib,
  ].join('');
};

/** A U of sheet steel on a threaded rod that sets its height above the base plate. */
export const postBase = (): string => {
  const project = isometric([310, 400], 1.25);
  const threads = Array.from({ length: 9 }, (_, i) => `M292 ${452 + i * 14}l36 -9`).join('');
  return [
    box(isometric([310, 610], 1.25), [-70, -70, -6], [70, 70, 0]),
    path('M292 430H328V606H292z', 'url(#round)'),
    hint(threads),
    cylinder([310, 520], 34, 22),
    box(project, [-62, -62, -6], [62, 62, 0]),
    box(project, [-62, -62, 0], [-56, 62, 110]),
    box(project, [56, -62, 0], [62, 62, 110]),
    ...[36, 78].flatMap((z) => [-30, 30].map((y) => hole(project([62, y, z]), 9, 'right'))),
  ].join('');
};

/** A U for the post on a long bar that is set in concrete. */
export const postAnchor = (): string => {
  const project = isometric([310, 300], 1.1);
  return [
    path('M236 560q74 -34 148 0v86q-74 34 -148 0z', FILL.half),
    hint('M256 588l8 6M300 576l6 8M344 592l8 -6M272 624l8 -4M320 630l9 5M358 616l6 5'),
    path('M298 330H322V620H298z', 'url(#round)'),
    path('M298 560H322V572H298z', FILL.shade),
    box(project, [-62, -50, -6], [62, 50, 0]),
    box(project, [-62, -50, 0], [-56, 50, 120]),
    box(project, [56, -50, 0], [62, 50, 120]),
    ...[36, 88].flatMap((z) => [-24, 24].map((y) => hole(project([62, y, z]), 8, 'right'))),
  ].join('');
};

/** A shoe for the end of a joist, with flanges that are nailed to the beam behind it. */
export const joistHanger = (): string => {
  const nails = [220, 300, 380, 460].flatMap((y) =>
    [150, 470].map((x) => path(`M${x - 11} ${y}a11 11 0 1 0 22 0a11 11 0 1 0 -22 0z`, FILL.dark)),
  );
  return [
    path('M116 160H200V520H116z', FILL.light),
    path('M420 160H504V520H420z', FILL.light),
    path('M200 160L244 210V596L200 520z', FILL.shade),
    path('M420 160L376 210V596L420 520z', FILL.half),
    path('M200 520L244 596H376L420 520z', FILL.light),
    hint('M222 200V540M398 200V540M232 560H388'),
    ...nails,
  ].join('');
};
