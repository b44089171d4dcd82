import { type Colour, parseColour } from '../colour.ts';
import { hashText, seededRandom } from '../seeded-random.ts';
import type { Appearance } from './appearance.ts';
import { createDryingChecks } from './drying-checks.ts';
import { type Knot, type KnotEffect, knotEffect } from './knots.ts';
import { createNoise } from './noise.ts';
import { createVesselDots } from './vessel-dots.ts';

/** Where the heart of the tree lay relative to the board, mm; what is left out follows from the seed. */
export interface Pith {
  /** Below the face (negative: above it). */
  readonly depth?: number;
  /** Sideways from the middle of the board. */
  readonly offset?: number;
  /** Drift of the depth per mm of length: this is what draws cathedrals on the face. */
  readonly tilt?: number;
  /** Distance from the pith to the surface of a beam with its heart inside: it tears, and grew more on one side. */
  readonly reach?: number;
  /** Distance from the pith at which sapwood begins, where the species shows it; none when left out. */
  readonly heartwood?: number;
}

/** A solid piece of wood: every cut through it, face, edge or end, shows the same rings. */
export interface RingVolume {
  /**
   * Writes the colour (0 … 255) at a point into `out`.
   * @param x mm sideways from the middle of the board
   * @param along mm along the grain
   * @param depth mm below the face
   * @param isEnd true on a cut across the grain, which drinks light and looks darker
   */
  colourAt(x: number, along: number, depth: number, isEnd: boolean, out: Colour): void;
  /** Years from the pith at a point: whole part = which ring, fraction = season. */
  ringAt(x: number, along: number, depth: number): number;
}

const DARKNESS_TABLE = 512;
/** How pale rays are on a cut across the grain. */
const END_RAYS = 0.16;
/** Growth zones of tropical woods, hardly seen along the grain, show on a cut across it. */
const LEAST_END_CONTRAST = 0.46;
/** How much further a tree grew on its heavy side, as a share of the radius. */
const HEAVY_SIDE = 0.2;
/** Branches are redder than their trunk. */
const BRANCH: Colour = [142, 84, 46];
const PITH_RADIUS = 1.7;
/** How much lighter a filled vessel is. */
const PORE_DEPOSIT: Colour = [78, 70, 50];

/** Grows a tree for the seed and cuts a board out of it; `width` (mm) places knots inside the face. */
export function createRingVolume(seed: string, appearance: Appearance, width = 145, pith: Pith = {}): RingVolume {
  const random = seededRandom(hashText(seed));
  const slow = createNoise(hashText(`${seed}/slow`));
  const fine = createNoise(hashText(`${seed}/fine`));
  const early = parseColour(appearance.early);
  const late = parseColour(appearance.late);
  const pithDepth = pith.depth ?? 14 + random() * 60;
  const pithOffset = pith.offset ?? (random() - 0.5) * width * 0.9;
  const tilt = pith.tilt ?? (random() < 0.5 ? -1 : 1) * (0.02 + random() * 0.025);
  const brightness = (random() - 0.5) * 12;
  const warmth = (random() - 0.5) * 2 * appearance.spread;
  // Growth zones of the tropics differ more than years of the north.
  const least = appearance.pores === 'diffuse' ? 0.15 : 0.62;
  const yearDarkness = Float64Array.from({ length: DARKNESS_TABLE }, () => least + random() * (1 - least));
  const knots = growKnots(appearance.knots, width, pithDepth, pithOffset, random);
  const effect: KnotEffect = { bulge: 0, cover: 0, shade: 0 };
  const poreRate = 1 / appearance.poreWidth;
  const isRingPorous = appearance.pores === 'ring';
  const dots = createVesselDots(hashText(`${seed}/vessels`), isRingPorous ? 0.62 : 1.1, appearance.poreWidth * 0.72);
  const heavySide = random() * 2 * Math.PI;
  const checkAt = pith.reach ? createDryingChecks(seed, pith.reach) : null;
  const sap = pith.heartwood && appearance.sapwood ? parseColour(appearance.sapwood) : null;
  const endContrast = Math.max(appearance.contrast * 1.3, LEAST_END_CONTRAST);

  function ringAt(x: number, along: number, depth: number): number {
    const px =
      x -
      pithOffset +
      slow(x * 0.01, along * 0.0035, depth * 0.01) * 6 +
      slow(x * 0.06, along * 0.011, depth * 0.06 + 3) * 1.4;
    const pz = pithDepth - depth + along * tilt + slow(x * 0.008, along * 0.0028, depth * 0.008 + 9) * 9;
    if (knots.length > 0) knotEffect(knots, px, along, pz, slow(x * 0.12, along * 0.12, depth * 0.12 + 7), effect);
    const distance = Math.hypot(px, pz);
    const heavy = pith.reach ? 1 + HEAVY_SIDE * (distance > 0 ? Math.cos(Math.atan2(px, pz) - heavySide) : 0) : 1;
    const years = (distance / heavy + effect.bulge) / appearance.ring;
    // Wide and narrow years: bends the count without ever turning it back.
    return years + slow(years * 0.55, 1.5, 8.5) * 0.5 + slow(x * 0.5, along * 0.02, depth * 0.5 + 5) * 0.09;
  }

  function colourAt(x: number, along: number, depth: number, isEnd: boolean, out: Colour): void {
    const ring = ringAt(x, along, depth);
    const year = Math.floor(ring);
    const season = ring - year;
    let dark = season ** appearance.sharpness * (yearDarkness[year & (DARKNESS_TABLE - 1)] as number);
    if (season > 0.95) dark *= (1 - season) / 0.05;
    let tone = dark * (isEnd ? endContrast : appearance.contrast) + (isEnd ? 0.24 : 0);
    const fibre =
      slow(x * 1.3, along * 0.012, depth * 1.3 + 11) * 0.5 + fine(x * 2.9, along * 0.03, depth * 2.9 + 13) * 0.5;
    tone += fibre * appearance.streak * (isEnd ? 0.16 : 0.3);
    tone += fine(x * 0.03, along * 0.005, depth * 0.03 + 17) * appearance.drift * (isEnd ? 0.25 : 0.55);
    if (appearance.ribbon > 0) {
      const bend = slow(x * 0.02, along * 0.006, depth * 0.02 + 19) * 22;
      const ribbon = Math.sin((x + bend) * 0.36) * 0.6 + Math.sin((x - bend) * 0.15 + 1) * 0.4;
      tone +=
        ribbon * (0.5 + fine(x * 0.05, along * 0.011, depth * 0.05 + 23)) * appearance.ribbon * (isEnd ? 0.1 : 0.3);
    }
    if (appearance.veins) {
      const vein = 1 - Math.abs(slow(ring * 0.42, along * 0.0016, 31.5)) * 5;
      if (vein > 0) tone += vein * appearance.veins * (isEnd ? 0.12 : 0.55);
    }
    const pore = isEnd ? vesselAt(x, depth, season) : poreAt(x, along, depth, season);
    if (isEnd) tone -= rayLineAt(x, along, depth) * END_RAYS;
    const ray = appearance.rays && !isEnd ? rayAt(x, along, depth) * appearance.rays : 0;
    tone = Math.max(-0.35, Math.min(1.15, tone));
    const px = x - pithOffset;
    const pz = pithDepth - depth + along * tilt;
    const sapShare = sap ? sapwoodAt(px, along, pz) : 0;
    const check = checkAt ? checkAt(px, pz, along) : 0;
    const core = checkAt && isEnd ? Math.max(0, 1 - Math.hypot(px, pz) / PITH_RADIUS) : 0;
    const grit = fine(x * 3.1, along * 1.1, depth * 3.1 + 43) * 2.2 + brightness;
    for (let c = 0; c < 3; c++) {
      const base = early[c] as number;
      let value = base + ((late[c] as number) - base) * tone + grit;
      if (sap && sapShare > 0) value += (value * ((sap[c] as number) / base) - value) * sapShare;
      value *= 1 + warmth * (c === 0 ? 0.4 : c === 2 ? -1 : -0.1);
      value =
        appearance.lightPores && pore > 0 ? value + pore * (PORE_DEPOSIT[c] as number) : value * (1 - pore * 0.66);
      value += ray * 62;
      if (effect.cover > 0) {
        const knotWood =
          ((late[c] as number) * 0.8 + (BRANCH[c] as number) * 0.2 + grit * 2) * (1 - 0.72 * effect.shade);
        value += (knotWood - value) * effect.cover * 0.92;
      }
      value *= (1 - 0.82 * check) * (1 - 0.5 * core);
      out[c] = value;
    }
  }

  function poreAt(x: number, along: number, depth: number, season: number): number {
    if (appearance.pores === 'none') return 0;
    const isRing = appearance.pores === 'ring';
    // Interlocked grain dives into the face in bands: there vessels are cut short, elsewhere they run on.
    const dive = isRing ? 0 : slow(x * 0.05, along * 0.004, depth * 0.05 + 71);
    const stretch = isRing ? 0.075 : dive > 0.1 ? 0.11 : 0.034;
    // The skew with x keeps vessels from starting in rows.
    const vessel = fine(
      x * poreRate + slow(x * 0.9, along * 0.05, depth * 0.9) * 0.4,
      along * stretch + x * 0.37,
      depth * poreRate + 29,
    );
    if (appearance.pores === 'ring') {
      const band = season < 0.42 ? Math.sin((Math.PI * season) / 0.42) : 0;
      const stray = vessel > 0.55 ? (vessel - 0.55) * 0.45 : 0;
      return (band * (0.1 + 0.42 * Math.max(0, vessel + 0.08)) + stray) * appearance.poreStrength;
    }
    // Few vessels where a growth zone ends, many in its middle, and never as many in one place as in the next.
    const crowd = 0.34 * Math.sin(Math.PI * season) + 0.3 * slow(x * 0.11, along * 0.009, depth * 0.11 + 83);
    const least = 0.56 - crowd * 0.5;
    return vessel > least ? Math.min(0.42, (vessel - least) * 1.1) * appearance.poreStrength : 0;
  }

  /** How much of the wood is sapwood: it follows the rings unevenly. */
  function sapwoodAt(px: number, along: number, pz: number): number {
    const edge = (pith.heartwood as number) + slow(px * 0.04, along * 0.006, pz * 0.04 + 53) * 4;
    return Math.max(0, Math.min(1, (Math.hypot(px, pz) - edge) / 2.5));
  }

  /** Vessels cut across, each in a paler ring of soft tissue (negative). */
  function vesselAt(x: number, depth: number, season: number): number {
    if (appearance.pores === 'none') return 0;
    const inside = dots(x, depth, isRingPorous ? (season < 0.4 ? 0.95 : 0.14) : 0.55);
    const strength = 0.25 + 0.5 * appearance.poreStrength;
    if (inside > 0) return Math.min(0.62, 0.3 + inside) * strength;
    return !isRingPorous && inside > -0.7 ? -0.13 * (1 + inside / 0.7) * strength : 0;
  }

  /** Rays run from the heart outwards as fine pale lines; broad ones in oak. */
  function rayLineAt(x: number, along: number, depth: number): number {
    const px = x - pithOffset;
    const pz = pithDepth - depth + along * tilt;
    const radius = Math.hypot(px, pz);
    const line = fine(Math.atan2(px, pz) * 92, radius * 0.03, 61);
    const broad = appearance.rays ? fine(Math.atan2(px, pz) * 26, radius * 0.02, 67) : 0;
    return Math.max(0, line - 0.15) + Math.max(0, broad - 0.45) * 2.4;
  }

  function rayAt(x: number, along: number, depth: number): number {
    const fleck =
      slow(x * 0.3, along * 0.085, depth * 0.3 + 37) * 0.72 + fine(x * 1.1, along * 0.28, depth * 1.1 + 41) * 0.28;
    return fleck > 0.5 ? (fleck - 0.5) * Math.min(1, Math.abs(x - pithOffset) / 60) : 0;
  }

  return { colourAt, ringAt };
}

function growKnots(perMetre: number, width: number, depth: number, offset: number, random: () => number): Knot[] {
  const knots: Knot[] = [];
  // Boards are cut out of 8 m of trunk, so every stretch that a picture shows may have knots.
  const count = Math.round(perMetre * 8);
  for (let i = 0; i < count; i++) {
    const x = (0.12 + 0.76 * random() - 0.5) * width - offset;
    const reach = Math.hypot(x, depth);
    const along = ((i + 0.15 + 0.7 * random()) / count) * 8000 - 400;
    knots.push({
      along,
      directionX: x / reach,
      directionZ: depth / reach,
      radius: 3 + random() * random() * 7,
      reach,
      rim: 0.4 + random() * 0.6,
    });
  }
  return knots;
}
