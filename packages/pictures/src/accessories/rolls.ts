import { cylinder, ellipse, FILL, hint, path } from './svg.ts';

/** What a membrane or tape is made of. */
interface Sheet {
  readonly fill: string;
  readonly shade: string;
  readonly ink?: string;
}

const FLEECE: Sheet = { fill: FILL.light, shade: FILL.half };
const BLACK: Sheet = { fill: '#4a5157', shade: '#3a4046', ink: '#a9b1b7' };
const ALUMINIUM: Sheet = { fill: FILL.light, shade: FILL.shade };

/** A roll of membrane, its end laid out. */
function membrane({ fill, shade, ink }: Sheet, marks: string): string {
  const line = (content: string) => (ink ? `<g stroke="${ink}">${content}</g>` : content);
  return [
    path('M132 490L64 610H444L512 490z', fill),
    line(marks),
    path('M150 300H470a42 98 0 0 1 0 196H150a42 98 0 0 1 0 -196z', ink ? fill : 'url(#lying)'),
    ink ? `<g stroke="${ink}">${hint('M150 330H462M146 372H468')}</g>` : '',
    ellipse([470, 398], 42, 98, shade),
    ellipse([470, 398], 29, 68, ink ? fill : FILL.half),
    ellipse([470, 398], 16, 38, FILL.paper),
    '<defs><linearGradient id="lying" x2="0" y2="1"><stop offset="0" stop-color="#e3e8eb"/><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#cbd2d7"/></linearGradient></defs>',
  ].join('');
}

const row = (y: number, from: number, to: number, count: number, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(from + ((to - from) * (i + 0.5)) / count, y)).join('');

/** Fleece with its short fibres. */
export const weedMembrane = (): string =>
  membrane(
    FLEECE,
    [516, 546, 578]
      .map((y, i) => hint(row(y, 120 - i * 18, 490 - i * 18, 13, (x) => `M${x} ${y}l9 ${i % 2 ? 7 : -6}`)))
      .join(''),
  );

export const facadeMembrane = (): string => membrane(BLACK, hint('M108 532H488M84 574H464'));

/** Dimples as high as they are drawn: 8 mm. */
export const dimpledMembrane = (): string =>
  membrane(
    { fill: '#6b747b', shade: '#4a5157', ink: '#2b3136' },
    [512, 538, 566, 594]
      .map((y, i) => row(y, 116 - i * 15, 496 - i * 15, 9, (x) => ellipse([x, y], 12, 7, '#8d979f')))
      .join(''),
  );

/** A roll of tape lying on its side, with the loose end; `height` is its width. */
function tape({ fill, shade }: Sheet, height: number, core: string): string {
  const top = 500 - height;
  const end = `M478 ${top + 42}q54 22 84 70l-2 ${height - 22}q-34 -46 -92 -66z`;
  return [
    path(end, shade),
    cylinder([300, top], 190, height, fill === FILL.light ? 'url(#round)' : fill),
    ellipse([300, top], 190, 53, fill),
    ellipse([300, top], 170, 47, shade),
    ellipse([300, top], 150, 41, fill),
    ellipse([300, top], 108, 29, FILL.shade),
    ellipse([300, top + 6], 98, 24, core),
  ].join('');
}

/** Butyl between two liners, as wide as a joist. */
export const butylTape = (): string => tape({ fill: '#8d979f', shade: '#6b747b' }, 120, FILL.paper);
export const epdmTape = (): string => tape(BLACK, 170, FILL.paper);
export const membraneTape = (): string => tape(ALUMINIUM, 96, FILL.paper);
