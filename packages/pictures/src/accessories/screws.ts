import { ellipse, FILL, hint, path, polygon } from './svg.ts';

/** A screw in mm; what it is for decides its head and its thread. */
export interface ScrewDrawing {
  readonly work: 'decking' | 'cladding' | 'construction';
  readonly diameter: number;
  readonly length: number;
  readonly isCoated?: boolean;
}

/** Every screw of the range by its size, so that a long one looks long beside a short one. */
export const SCREWS: readonly ScrewDrawing[] = [
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
export const screwName = ({ work, diameter, length, isCoated }: ScrewDrawing): string =>
  [work, `${diameter.toFixed(diameter < 8 ? 1 : 0).replace('.', '-')}x${length}`, isCoated && 'coated']
    .filter(Boolean)
    .join('-');

/** px per mm: one scale for the screws that lie beside each other in a listing, a smaller one for those of frames. */
const SCALE = { decking: 5.8, cladding: 5.8, construction: 3.5 } as const;
/** Width of the head ÷ diameter. */
const HEAD = { decking: 1.9, cladding: 1.5, construction: 2.6 } as const;
const TIP_AT = 668;
const COATING = '#e8dfbd';

/** A screw standing on its tip beside a rule of 10 mm, and its head from above at twice the scale. */
export function drawScrew(screw: ScrewDrawing): string {
  const { work, diameter, length, isCoated } = screw;
  const scale = SCALE[work];
  const x = 232;
  const top = TIP_AT - length * scale;
  const head = (diameter * HEAD[work] * scale) / 2;
  const fill = isCoated ? COATING : 'url(#round)';
  return [
    body(screw, x, top, scale, fill),
    headFromSide(work, x, top, head, diameter * scale, fill),
    rule(330, top, length, scale),
    headFromAbove(
      470,
      Math.max(150, top) + head * 1.7,
      head * 1.7,
      work === 'construction',
      isCoated ? COATING : FILL.light,
    ),
  ].join('');
}

function body({ work, diameter, length }: ScrewDrawing, x: number, top: number, scale: number, fill: string): string {
  const core = (diameter * scale * 0.62) / 2;
  const outer = (diameter * scale) / 2;
  const point = diameter * scale * 1.1;
  const tip = top + length * scale;
  const turns: string[] = [];
  const lead = outer * 0.95;
  const thread = (from: number, to: number) => {
    for (let y = from; y < to; y += lead) {
      const wide = outer * (y > tip - point ? Math.max(0.2, (tip - y) / point) : 1);
      turns.push(`M${x - wide} ${y + lead * 0.4}L${x + wide} ${y - lead * 0.4}`);
    }
  };
  const reach = length * scale;
  if (work === 'decking') thread(top + reach * 0.14, top + reach * 0.3);
  thread(top + reach * (work === 'construction' ? 0.5 : 0.42), tip - core * 0.5);
  const shank = `M${x - core} ${top + 4}V${tip - point}L${x} ${tip}L${x + core} ${tip - point}V${top + 4}z`;
  return path(shank, fill) + path(turns.join(''));
}

function headFromSide(
  work: ScrewDrawing['work'],
  x: number,
  top: number,
  head: number,
  diameter: number,
  fill: string,
) {
  const core = diameter * 0.31;
  if (work === 'construction') {
    return (
      path(
        `M${x - head} ${top}h${2 * head}v${head * 0.16}L${x + core} ${top + head * 0.62}H${x - core}L${x - head} ${top + head * 0.16}z`,
        fill,
      ) + ellipse([x, top], head, head * 0.16)
    );
  }
  const depth = work === 'cladding' ? head * 0.8 : head * 0.95;
  return (
    path(`M${x - head} ${top}L${x - core} ${top + depth}H${x + core}L${x + head} ${top}z`, fill) +
    ellipse([x, top], head, head * 0.22) +
    // Ribs below a small head cut the hole that it sinks into.
    (work === 'cladding'
      ? hint(
          `M${x - head * 0.5} ${top + 4}L${x - core} ${top + depth}M${x + head * 0.5} ${top + 4}L${x + core} ${top + depth}`,
        )
      : '')
  );
}

/** A stroke every 10 mm, a longer one every 50. */
function rule(x: number, top: number, length: number, scale: number): string {
  const strokes = Array.from({ length: Math.floor(length / 10) + 1 }, (_, i) => {
    const y = top + i * 10 * scale;
    return `M${x} ${y}h${i % 5 === 0 ? 26 : 14}`;
  });
  const last = length % 10 === 0 ? '' : `M${x} ${top + length * scale}h26`;
  return hint(`M${x} ${top}V${top + length * scale}${strokes.join('')}${last}`);
}

/** With its six-lobed socket. */
function headFromAbove(x: number, y: number, radius: number, isWasher: boolean, fill: string): string {
  const socket = radius * (isWasher ? 0.34 : 0.56);
  const lobes = Array.from({ length: 12 }, (_, i): [number, number] => {
    const angle = (i * Math.PI) / 6;
    const reach = socket * (i % 2 === 0 ? 1 : 0.66);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return (
    ellipse([x, y], radius, radius, fill) +
    ellipse([x, y], radius * (isWasher ? 0.6 : 0.84), radius * (isWasher ? 0.6 : 0.84), FILL.half) +
    polygon(lobes, FILL.dark)
  );
}
