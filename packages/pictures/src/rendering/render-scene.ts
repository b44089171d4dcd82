import { type Colour, clampByte, fromLinear, parseColour, toLinear } from '../colour.ts';
import type { Raster } from '../raster.ts';
import { add, unit, type Vector } from '../vector.ts';
import { createBoundingTree } from './bounding-tree.ts';
import { createCamera } from './camera.ts';
import { createGroundLight } from './ground-light.ts';
import { gatherLight } from './lighting.ts';
import type { Scene } from './scene.ts';
import { type Hit, normalAt, toLocal, toSpace } from './solid.ts';
import { createWater } from './water.ts';

/** Draws a scene; `samples` squared rays per pixel, each with `skyRays` rays for the light of the sky. */
export function renderScene(scene: Scene, width: number, height: number, samples: number, skyRays: number): Raster {
  const camera = createCamera({ eye: scene.eye, target: scene.target, spread: scene.spread, aspect: width / height });
  const tree = createBoundingTree(scene.solids);
  const ground = parseColour(scene.ground).map(toLinear) as Colour;
  const { sunShare, groundShare, warmth = 0, cover } = scene;
  const light = { sun: unit(scene.sun), sunShare, warmth, ground, groundShare };
  const sky = createSky(scene.sky ?? [scene.ground, scene.ground]);
  const isStudio = !(scene.water || cover || scene.sky);
  const groundLight = createGroundLight(tree, light, scene.shadowCell, scene.shadowMargin);
  const water = scene.water ? createWater(parseColour(scene.water).map(toLinear) as Colour, ground) : null;
  const exposure = scene.exposure ?? 1;
  const hit: Hit = { distance: 0, solid: null, axis: 0, sign: 1 };
  const wood: Colour = [0, 0, 0];
  const lit: Colour = [0, 0, 0];

  /** Linear light that comes along a ray; true when it comes from plain ground or background. */
  function trace(eye: Vector, ray: Vector, start: number, out: Colour): boolean {
    hit.distance = 1e6;
    hit.solid = null;
    if (tree.nearest(eye, ray, hit) && add(eye, ray, hit.distance)[2] > -0.01) {
      const { solid, axis, sign, normal } = hit as Hit & { solid: NonNullable<Hit['solid']> };
      const point = add(eye, ray, hit.distance);
      const local = toLocal(solid.frame, point);
      const direction = solid.frame.axes[axis] as Vector;
      const side: Vector = normal
        ? toSpace(solid.frame, normal)
        : [direction[0] * sign, direction[1] * sign, direction[2] * sign];
      gatherLight(tree, light, point, side, normalAt(solid, local, hit), skyRays, 1, start, lit);
      solid.material.colourAt(local, axis, wood);
      for (let c = 0; c < 3; c++) out[c] = toLinear(wood[c] as number) * (lit[c] as number) * exposure;
      return false;
    }
    if ((ray[2] as number) >= 0) {
      sky(ray[2] as number, out);
      return isStudio;
    }
    const away = -eye[2] / (ray[2] as number);
    const point = add(eye, ray, away);
    groundLight(point[0], point[1], lit);
    if (!water) {
      if (!cover) for (let c = 0; c < 3; c++) out[c] = ground[c] as number;
      cover?.colourAt(point, ray, away, out);
      for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * (lit[c] as number) * (cover ? exposure : 1);
      return isStudio;
    }
    const ripple = water.normalAt(point);
    const mirrored: Colour = [0, 0, 0];
    trace(add(point, [0, 0, 0.5]), water.reflect(ray, ripple), start, mirrored);
    water.blend(ray, ripple, mirrored, lit, out);
    return false;
  }

  const count = samples * samples;
  const data = Buffer.alloc(width * height * 3);
  const seen: Colour = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum: Colour = [0, 0, 0];
      let taken = 0;
      let isPlain = true;
      // Opposite corners of the pixel first: where both show plain ground, the ones between them do too.
      for (let i = 0; i < count && !(isPlain && taken === 2); i++) {
        const s = i % 2 === 0 ? i >> 1 : count - 1 - (i >> 1);
        const across = (column + ((s % samples) + 0.5) / samples) / width;
        const down = (row + (Math.floor(s / samples) + 0.5) / samples) / height;
        // Interleaved gradient noise: neighbours start their samples at well spread places.
        const start = (52.9829189 * ((0.06711056 * (column + s * 5.588) + 0.00583715 * (row + s * 3.2)) % 1)) % 1;
        isPlain = trace(camera.eye, camera.rayAt(across, down), start, seen) && isPlain;
        taken++;
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + Math.min(1, seen[c] as number);
      }
      const o = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) data[o + c] = clampByte(fromLinear((sum[c] as number) / taken));
    }
  }
  return { width, height, data };
}

/** Light of the sky by how far up a ray goes, 0 at the horizon, 1 overhead. */
function createSky(colours: readonly [string, string]): (up: number, out: Colour) => void {
  const [low, high] = colours.map((colour) => parseColour(colour).map(toLinear)) as [Colour, Colour];
  return (up, out) => {
    const share = Math.min(1, Math.max(0, up)) ** 0.6;
    for (let c = 0; c < 3; c++) out[c] = (low[c] as number) + ((high[c] as number) - (low[c] as number)) * share;
  };
}
