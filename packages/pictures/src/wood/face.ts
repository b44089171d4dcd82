import { type Colour, clampByte, parseColour, toLinear } from '../colour.ts';
import type { Raster } from '../raster.ts';
import type { Appearance } from './appearance.ts';
import { type Grooves, groovesOf, heightAt, type Surface } from './groove-profile.ts';
import { createLaminatedVolume } from './laminated-volume.ts';
import { createRingVolume, type Pith, type RingVolume } from './ring-volume.ts';
import { createSawMarks } from './saw-marks.ts';

/** A face as the listing shows it, mm: the board's width and a piece of its length. */
export const FACE_SIZE = { width: 145, length: 179.6 };
/** The gallery shows it as wide as its column, the listing at 1.5 px per mm. */
export const FACE_PIXELS = { width: 720, height: 892 };

const SAMPLES = 2;

/** Light that reaches a hollow has touched wood before: less blue than red gets there. */
const SHADOW_WARMTH: Colour = [0.82, 1, 1.22];
/** Share of light that the walls of a groove throw back into it, times how pale they are. */
const WALL_BOUNCE = 0.55;
/** Light comes from the left: share sideways and share from above. */
const LIGHT = { x: -0.5, z: 0.87 };

/** Draws a board seen from straight above, the grain upright. */
export function drawFace(seed: string, appearance: Appearance, surface: Surface, pith: Pith = {}): Raster {
  const { width, height } = FACE_PIXELS;
  const data = Buffer.alloc(width * height * 3);
  const wood =
    surface === 'laminated'
      ? laminatedSide(seed, appearance)
      : createRingVolume(seed, appearance, FACE_SIZE.width, pith);
  const relief = shadeAcross(width * SAMPLES, groovesOf(surface, FACE_SIZE.width));
  const saw = surface === 'sawn' ? createSawMarks(seed) : null;
  const millimetre = FACE_SIZE.width / width;
  const pale = parseColour(appearance.early).map(toLinear) as Colour;
  const glow = ((pale[0] + pale[1] + pale[2]) / 3) * WALL_BOUNCE;
  const sample: Colour = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum: Colour = [0, 0, 0];
      for (let s = 0; s < SAMPLES; s++) {
        const x = (column + (s + 0.5) / SAMPLES) * millimetre;
        const along = (row + (s % 2 === 0 ? 0.3 : 0.7)) * millimetre;
        const { shade, drop } = relief[column * SAMPLES + s] as Relief;
        wood.colourAt(x - FACE_SIZE.width / 2, along, -drop, false, sample);
        const reaching = shade < 1 ? shade + (1 - shade) * glow : shade;
        const light = reaching * (saw ? saw(x, along) : 1);
        for (let c = 0; c < 3; c++) {
          const warm = light < 1 ? light ** (SHADOW_WARMTH[c] as number) : light;
          sum[c] = (sum[c] as number) + ((sample[c] as number) * warm) / SAMPLES;
        }
      }
      for (let c = 0; c < 3; c++) data[(row * width + column) * 3 + c] = clampByte(sum[c] as number);
    }
  }
  return { width, height, data };
}

/** The side of a glued post: the edges of its lamellas beside each other. */
function laminatedSide(seed: string, appearance: Appearance): Pick<RingVolume, 'colourAt'> {
  const { width } = FACE_SIZE;
  const post = createLaminatedVolume(seed, appearance, { width, thickness: width });
  return {
    colourAt: (x, along, depth, isEnd, out) => post.colourAt(depth - width / 2, along, x + width / 2, isEnd, out),
  };
}

interface Relief {
  readonly shade: number;
  readonly drop: number;
}

/** Brightness across the board: slope against the light, shadow of the groove's flank, less sky deep down. */
function shadeAcross(steps: number, grooves: Grooves | null): Relief[] {
  const { width } = FACE_SIZE;
  const step = width / steps;
  return Array.from({ length: steps }, (_, i) => {
    const x = (i + 0.5) * step;
    const drop = heightAt(x, width, grooves);
    const slope =
      (heightAt(Math.min(width, x + 0.25), width, grooves) - heightAt(Math.max(0, x - 0.25), width, grooves)) / 0.5;
    const steep = Math.max(-1.2, Math.min(1.2, slope));
    const facing = Math.max(0, (-steep * LIGHT.x + LIGHT.z) / Math.hypot(1, steep)) / LIGHT.z;
    let shadow = 0;
    for (let away = 0.3; away < 5; away += 0.3) {
      if (x - away < 0) break;
      const blocked = heightAt(x - away, width, grooves) - drop - (away * LIGHT.z) / -LIGHT.x;
      shadow = Math.max(shadow, Math.min(1, blocked / 0.4));
    }
    const sky = grooves && x > 8 && x < width - 8 ? 1 + drop * 0.17 : 1;
    const shade = sky * (0.48 + 0.54 * facing * (1 - 0.6 * shadow));
    return { shade: shade * (1.03 - (0.05 * x) / width), drop };
  });
}
