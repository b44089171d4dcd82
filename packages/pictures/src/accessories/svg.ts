/** A sheet, in the units that all coordinates are in. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly stroke: number;
}

/** Most drawings of accessories share this sheet: the shop's picture shape. */
export const SHEET: Sheet = { width: 620, height: 761, stroke: 2.2 };
/** A row of things has the shape of the gallery. */
export const WIDE_SHEET: Sheet = { width: 648, height: 486, stroke: 1.6 };

/** Fills of the catalogue: paper, and steel or rubber in light, half shade and shade. */
export const FILL = { paper: '#ffffff', light: '#f5f7f8', half: '#e3e8eb', shade: '#cbd2d7', dark: '#8d979f' } as const;

type Point = readonly [x: number, y: number];
type Solid = readonly [x: number, y: number, z: number];

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** A closed shape. */
export const polygon = (points: readonly Point[], fill: string = FILL.light): string =>
  `<path d="M${points.map(at).join('L')}Z" fill="${fill}"/>`;

/** A shape from path data. */
export const path = (data: string, fill = 'none'): string => `<path d="${data}" fill="${fill}"/>`;

/** A line that only hints: threads, folds, writing. */
export const hint = (data: string): string => `<path d="${data}" fill="none" stroke-width="2" opacity=".55"/>`;

/** Outlines of what is around the goods and not sold with them. */
export const surroundings = (data: string): string =>
  `<path d="${data}" fill="none" stroke-dasharray="7 6" opacity=".6"/>`;

export const ellipse = ([x, y]: Point, rx: number, ry: number, fill: string = FILL.light): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A standing cylinder, seen a little from above. */
export function cylinder([x, top]: Point, radius: number, height: number, fill = 'url(#round)'): string {
  const ry = radius * 0.28;
  const side = `M${x - radius} ${top}v${height}a${radius} ${ry} 0 0 0 ${2 * radius} 0v${-height}z`;
  return path(side, fill) + ellipse([x, top], radius, ry);
}

/** Where a point in mm is on the sheet, seen from the front right above (isometric). */
export function isometric(origin: Point, scale: number) {
  return ([x, y, z]: Solid): Point => [
    origin[0] + (x - y) * 0.866 * scale,
    origin[1] + (x + y) * 0.5 * scale - z * scale,
  ];
}

/** The sides of a box between two corners that a drawing may show. */
export function sidesOf(
  [x0, y0, z0]: Solid,
  [x1, y1, z1]: Solid,
): Readonly<Record<'left' | 'right' | 'upper' | 'front', Solid[]>> {
  return {
    left: [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    right: [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ],
    upper: [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    front: [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
  };
}

/** A box between two corners: its left, right and upper side. */
export function box(
  project: (point: Solid) => Point,
  from: Solid,
  to: Solid,
  fills: { readonly light: string; readonly half: string; readonly shade: string } = FILL,
): string {
  const side = (points: Solid[], fill: string) => polygon(points.map(project), fill);
  const { left, right, upper } = sidesOf(from, to);
  return side(left, fills.half) + side(right, fills.shade) + side(upper, fills.light);
}

/** The whole drawing. */
export const sheet = (
  content: string,
  { width, height, stroke }: Sheet = SHEET,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="round"><stop offset="0" stop-color="${FILL.shade}"/><stop offset=".3" stop-color="${FILL.paper}"/><stop offset=".62" stop-color="${FILL.half}"/><stop offset="1" stop-color="${FILL.shade}"/></linearGradient>
<linearGradient id="lying" x2="0" y2="1"><stop offset="0" stop-color="${FILL.shade}"/><stop offset=".35" stop-color="${FILL.paper}"/><stop offset="1" stop-color="${FILL.shade}"/></linearGradient>
</defs>
<rect width="${width}" height="${height}" fill="${FILL.paper}"/>
<g stroke="#101418" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round">${content}</g>
</svg>`;
