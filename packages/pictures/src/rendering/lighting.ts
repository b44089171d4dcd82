import type { Colour } from '../colour.ts';
import { add, cross, dot, unit, type Vector } from '../vector.ts';
import type { BoundingTree } from './bounding-tree.ts';
import type { Hit } from './solid.ts';

/** Light of a scene: one sun and an even sky; a free, level surface gets 1 in total. */
export interface Light {
  /** Direction to the sun. */
  readonly sun: Vector;
  /** Share of the light that comes from the sun, 0 … 1. */
  readonly sunShare: number;
  /** How much warmer the sun is than the sky, which is as much cooler: a free, level surface keeps its colour. */
  readonly warmth?: number;
  /** Linear colour of the ground, thrown back upwards. */
  readonly ground: Colour;
  /** How much of it arrives: less than 1, because what is on the ground shades it. */
  readonly groundShare: number;
}

/** How soft the sun's shadows are: radius of its disc at distance 1. */
const SUN_RADIUS = 0.03;
/** Share of its colour that a lit neighbour throws back. */
const BOUNCE = 0.5;
const LIFT = 0.03;
/** What warmth adds to red, green and blue. */
const WARMER: Colour = [1, 0.1, -1];
// Steps of the R2 sequence: spreads any number of samples evenly over a square.
const STEP_A = 0.7548776662466927;
const STEP_B = 0.5698402909980532;

/**
 * Adds up linear light at a point into `out`, with `count` rays to the sky and `sunCount` to the sun.
 * @param start 0 … 1, shifts the samples so that neighbouring pixels differ
 */
export function gatherLight(
  tree: BoundingTree,
  light: Light,
  point: Vector,
  side: Vector,
  normal: Vector,
  count: number,
  sunCount: number,
  start: number,
  out: Colour,
): void {
  const origin = add(point, side, LIFT);
  const hit: Hit = { distance: 0, solid: null, axis: 0, sign: 1 };
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  const { sunShare, warmth = 0 } = light;
  const facing = dot(normal, light.sun);
  if (facing > 0 && dot(side, light.sun) > -0.02) {
    const seen = sunlight(tree, light, origin, sunCount, start);
    const strength = (sunShare * facing * seen) / (light.sun[2] as number);
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) + strength * (1 + warmth * (WARMER[c] as number));
  }
  const [tangent, other] = basis(normal);
  const weight = WARMER.map((c) => (1 - sunShare * (1 + warmth * c)) / count) as Colour;
  for (let i = 0; i < count; i++) {
    const a = (start + i * STEP_A) % 1;
    const b = (start * 7.13 + i * STEP_B) % 1;
    const radius = Math.sqrt(a);
    const turn = b * 2 * Math.PI;
    const rise = Math.sqrt(1 - a);
    // Written out: this runs some hundred million times for the set of boards.
    const u = radius * Math.cos(turn);
    const v = radius * Math.sin(turn);
    const ray: Vector = [
      normal[0] * rise + tangent[0] * u + other[0] * v,
      normal[1] * rise + tangent[1] * u + other[1] * v,
      normal[2] * rise + tangent[2] * u + other[2] * v,
    ];
    hit.distance = 1e6;
    hit.solid = null;
    const blocked = tree.nearest(origin, ray, hit) ? (hit as Hit).solid : null;
    for (let c = 0; c < 3; c++) {
      const incoming = blocked
        ? (blocked.material.bounce[c] as number) * BOUNCE
        : (ray[2] as number) > 0
          ? 1
          : (light.ground[c] as number) * light.groundShare;
      out[c] = (out[c] as number) + incoming * (weight[c] as number);
    }
  }
}

function sunlight(tree: BoundingTree, light: Light, origin: Vector, count: number, start: number): number {
  const [tangent, other] = basis(light.sun);
  let seen = 0;
  for (let i = 0; i < count; i++) {
    const radius = Math.sqrt((start * 3.7 + i * STEP_A) % 1) * SUN_RADIUS;
    const turn = ((start * 5.3 + i * STEP_B) % 1) * 2 * Math.PI;
    const ray = unit(add(add(light.sun, tangent, radius * Math.cos(turn)), other, radius * Math.sin(turn)));
    if (!tree.blocks(origin, ray)) seen++;
  }
  return seen / count;
}

function basis(normal: Vector): [Vector, Vector] {
  const helper: Vector = Math.abs(normal[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const tangent = unit(cross(normal, helper));
  return [tangent, cross(normal, tangent)];
}
