import { type Colour, clampByte } from '../colour.ts';
import type { Raster } from '../raster.ts';
import type { Appearance } from './appearance.ts';
import { LOG } from './beam-log.ts';
import { createLaminatedVolume } from './laminated-volume.ts';
import { createRingVolume, type Pith } from './ring-volume.ts';

/** A texture of a cut across the grain. */
export interface EndGrainSize {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Millimetres that the width shows. */
  readonly span: number;
}

/** Fills the section drawing of a board: 145 × 45 mm. */
export const BOARD_END: EndGrainSize = { width: 1240, height: 388, span: 145 };
/** Fills the section drawing of a beam: the whole log, heart inside. */
export const BEAM_END: EndGrainSize = { width: 1000, height: 1000, span: LOG };

const SAMPLES = 2;

/** Draws a cut across the grain: of a piece whose heart lies there, or of one that is glued from lamellas. */
export function drawEndGrain(
  seed: string,
  appearance: Appearance,
  size: EndGrainSize,
  pith: Pith | 'laminated',
): Raster {
  const { width, height, span } = size;
  const data = Buffer.alloc(width * height * 3);
  const wood =
    pith === 'laminated'
      ? createLaminatedVolume(seed, appearance, { width: span, thickness: (span * height) / width })
      : createRingVolume(seed, appearance, span, pith);
  const millimetre = span / width;
  const sample: Colour = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sum: Colour = [0, 0, 0];
      for (let s = 0; s < SAMPLES * SAMPLES; s++) {
        const x = (column + ((s % SAMPLES) + 0.5) / SAMPLES) * millimetre - span / 2;
        const depth = (row + (Math.floor(s / SAMPLES) + 0.5) / SAMPLES) * millimetre;
        wood.colourAt(x, 0, depth, true, sample);
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (sample[c] as number);
      }
      const o = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) data[o + c] = clampByte(((sum[c] as number) / SAMPLES ** 2) * 1.04);
    }
  }
  return { width, height, data };
}
