import { ellipse, FILL, hint, path, polygon } from './svg.ts';

/** One screw standing on its tip: countersunk head, plain shank, thread, drilling tip. */
function screw(x: number, top: number, length: number, radius: number): string {
  const head = radius * 2.1;
  const shank = top + head;
  const tip = top + length;
  const body = `M${x - radius} ${shank}V${tip - radius * 4}L${x} ${tip}L${x + radius} ${tip - radius * 4}V${shank}z`;
  const countersunk = `M${x - head} ${top}L${x - radius} ${shank}H${x + radius}L${x + head} ${top}z`;
  const flutes: string[] = [];
  const outer = radius * 1.5;
  const lead = radius * 1.05;
  // Threads below the head and along the lower half, the plain shank between them.
  const turns = (from: number, to: number) => {
    for (let y = from; y < to; y += lead) {
      const narrow = y > tip - radius * 4 ? Math.max(0.15, (tip - y) / (radius * 4)) : 1;
      const wide = outer * narrow;
      flutes.push(`M${x - wide} ${y + lead * 0.42}L${x + wide} ${y - lead * 0.42}`);
    }
  };
  turns(shank + radius * 1.4, shank + radius * 6);
  turns(top + length * 0.42, tip - radius * 0.6);
  return (
    path(body, 'url(#round)') +
    path(flutes.join('')) +
    path(countersunk, 'url(#round)') +
    ellipse([x, top], head, head * 0.24)
  );
}

/** The head from above, with its six-lobed socket. */
function screwHead(x: number, y: number, radius: number): string {
  const lobes = Array.from({ length: 12 }, (_, i): [number, number] => {
    const angle = (i * Math.PI) / 6;
    const reach = radius * (i % 2 === 0 ? 0.56 : 0.36);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return (
    ellipse([x, y], radius, radius) +
    ellipse([x, y], radius * 0.82, radius * 0.82, FILL.half) +
    polygon(lobes, FILL.dark)
  );
}

export const screws = (): string => screw(200, 150, 470, 17) + screw(330, 150, 390, 17) + screwHead(452, 214, 62);

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
