import type { Profile } from '../profiles';
import { type Corner, outline } from './outline';

// All measures in mm; the visible face is on top. Laps follow the working widths: a lap is what two boards share.
const EASED_EDGE = 3;
const RHOMBUS_ANGLE = (17.5 * Math.PI) / 180;
const CHANNELS = {
  grooved: { pitch: 11, opening: 5, depth: 2.2, margin: 7 },
  ribbed: { pitch: 5.2, opening: 2.6, depth: 1.3, margin: 5 },
};

const eased = (thickness: number) => Math.min(EASED_EDGE, thickness / 4);

function rectangle(thickness: number, width: number, radius: number): string {
  return outline([
    [0, 0, radius],
    [width, 0, radius],
    [width, thickness, radius],
    [0, thickness, radius],
  ]);
}

/** Grooves or ribs along a board, in mm. */
export interface Channels {
  /** Distance from the left edge of one to that of the next. */
  readonly pitch: number;
  readonly opening: number;
  readonly depth: number;
  readonly count: number;
  /** Left edge of the first one, from the left edge of the board. */
  readonly first: number;
}

/** The channels of a board of that width; null where its face has none. */
export function channelsOf(profile: Profile, width: number): Channels | null {
  return profile === 'grooved' || profile === 'ribbed' ? placeChannels(profile, width) : null;
}

function placeChannels(kind: keyof typeof CHANNELS, width: number): Channels {
  const { margin, ...channel } = CHANNELS[kind];
  const count = Math.max(1, Math.floor((width - 2 * margin) / channel.pitch));
  return { ...channel, count, first: (width - count * channel.pitch + channel.pitch - channel.opening) / 2 };
}

function channelled(kind: keyof typeof CHANNELS, thickness: number, width: number): string {
  const { pitch, opening, depth, count, first } = placeChannels(kind, width);
  const radius = eased(thickness);
  const corners = Array.from({ length: count }, (_, index): Corner[] => {
    const x = first + index * pitch;
    const wall = opening * 0.24;
    return [
      [x, 0, opening * 0.1],
      [x + wall, depth, wall],
      [x + opening - wall, depth, wall],
      [x + opening, 0, opening * 0.1],
    ];
  });
  return outline([
    [0, 0, radius],
    ...corners.flat(),
    [width, 0, radius],
    [width, thickness, radius],
    [0, thickness, radius],
  ]);
}

/** A groove along each edge, for hidden clips. */
const CLIP_GROOVE = { opening: 4, depth: 9 };

function sideGrooved(thickness: number, width: number): string {
  const radius = eased(thickness);
  const depth = Math.min(CLIP_GROOVE.depth, width / 8);
  const half = Math.min(CLIP_GROOVE.opening, thickness / 3) / 2;
  const middle = thickness / 2;
  return outline([
    [0, 0, radius],
    [width, 0, radius],
    [width, middle - half],
    [width - depth, middle - half],
    [width - depth, middle + half],
    [width, middle + half],
    [width, thickness, radius],
    [0, thickness, radius],
    [0, middle + half],
    [depth, middle + half],
    [depth, middle - half],
    [0, middle - half],
  ]);
}

/** Boards that overlap: a lower lip on the left, an upper one on the right. */
function lapped(thickness: number, width: number, lip: { left: number; right: number }): string {
  const narrow = Math.min(1, width / 120);
  const left = lip.left * narrow;
  const right = lip.right * narrow;
  const middle = thickness / 2;
  return outline([
    [left, 0, 1.5],
    [width, 0, 1.5],
    [width, middle - 0.5],
    [width - right, middle - 0.5],
    [width - right, thickness],
    [0, thickness],
    [0, middle, 0.8],
    [left, middle],
  ]);
}

function swedish(thickness: number, width: number): string {
  const thin = thickness * 0.45;
  const rebate = 15 * Math.min(1, width / 120);
  return outline([
    [0, thickness - thin, 1],
    [width, 0, 2],
    [width, thickness * 0.52],
    [width - rebate, thickness * 0.52],
    [width - rebate, thickness],
    [0, thickness, 1],
  ]);
}

function tongueAndGroove(thickness: number, width: number): string {
  const tongue = Math.min(8, width / 10);
  const chamfer = 2;
  const half = Math.min(3, thickness / 6);
  const middle = thickness / 2;
  const play = 0.5;
  return outline([
    [tongue, chamfer],
    [tongue + chamfer, 0],
    [width - chamfer, 0],
    [width, chamfer],
    [width, middle - half - play],
    [width - tongue - play, middle - half - play],
    [width - tongue - play, middle + half + play],
    [width, middle + half + play],
    [width, thickness],
    [tongue, thickness],
    [tongue, middle + half],
    [0, middle + half, 1],
    [0, middle - half, 1],
    [tongue, middle - half],
  ]);
}

/** Where the face of a bevelled board begins at its thin edge, as a share of the thickness from the top. */
const BEVEL = 0.58;

function bevel(thickness: number, width: number): string {
  return outline([
    [0, thickness * BEVEL, 1],
    [width, 0, 2],
    [width, thickness, 1],
    [0, thickness, 1],
  ]);
}

const slantOf = (thickness: number) => thickness * Math.tan(RHOMBUS_ANGLE);

function rhombus(thickness: number, width: number): string {
  const slant = Math.min(slantOf(thickness), width / 3);
  const radius = eased(thickness);
  return outline([
    [slant, 0, radius],
    [width, 0, radius],
    [width - slant, thickness, radius],
    [0, thickness, radius],
  ]);
}

function round(thickness: number, width: number): string {
  const rx = width / 2;
  const ry = thickness / 2;
  return `M0 ${ry}A${rx} ${ry} 0 0 1 ${width} ${ry}A${rx} ${ry} 0 0 1 0 ${ry}Z`;
}

const paths: Record<Profile, (thickness: number, width: number) => string> = {
  smooth: (thickness, width) => rectangle(thickness, width, eased(thickness)),
  'side-grooved': sideGrooved,
  planed: (thickness, width) => rectangle(thickness, width, eased(thickness)),
  square: (thickness, width) => rectangle(thickness, width, eased(thickness)),
  sawn: (thickness, width) => rectangle(thickness, width, 0),
  round,
  grooved: (thickness, width) => channelled('grooved', thickness, width),
  ribbed: (thickness, width) => channelled('ribbed', thickness, width),
  'channel-siding': (thickness, width) => lapped(thickness, width, { left: 29, right: 17 }),
  'half-lap': (thickness, width) => lapped(thickness, width, { left: 14, right: 12 }),
  'swedish-shiplap': swedish,
  'tongue-and-groove': tongueAndGroove,
  bevel,
  rhombus,
};

/**
 * mm by which the next board lies deeper when it is laid `cover` mm further: bevelled boards lie on each other, the thick
 * edge of one on the face of the next; all others fit into each other or stand side by side.
 */
export function depthOfNext(profile: Profile, thickness: number, width: number, cover: number): number {
  if (profile !== 'bevel' || cover >= width) return 0;
  const faceAtOverlap = thickness * BEVEL * (1 - (width - cover) / width);
  return thickness - faceAtOverlap;
}

/**
 * mm by which the back of a board stands out beyond its face. The nominal width of a rhombus is that of its face, and so is
 * its joint: where boards lie beside each other, the outline of one is that much wider.
 */
export const backOverhang = (profile: Profile, thickness: number): number =>
  profile === 'rhombus' ? slantOf(thickness) : 0;

/** Cache of outlines: a range has a few hundred sections, and a ribbed one a hundred corners. */
const drawn = new Map<string, string>();
const MAX_DRAWN = 2000;

/** Outline of a section as SVG path data in mm, within 0…width and 0…thickness. */
export function sectionPath(profile: Profile, thickness: number, width: number): string {
  const key = `${profile} ${thickness} ${width}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const path = paths[profile](thickness, width);
  if (drawn.size >= MAX_DRAWN) drawn.clear();
  drawn.set(key, path);
  return path;
}
