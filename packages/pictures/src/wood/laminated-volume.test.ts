import { expect, it } from 'vitest';
import type { Colour } from '../colour.ts';
import { createLaminatedVolume } from './laminated-volume.ts';
import { APPEARANCE } from './species-appearance.ts';

/** Mean brightness of the end of a larch post of 120 mm at a depth. */
function brightnessAt(depth: number): number {
  const post = createLaminatedVolume('a post', APPEARANCE['larch-european'], { width: 120, thickness: 120 });
  const colour: Colour = [0, 0, 0];
  let sum = 0;
  for (let x = -58; x <= 58; x++) {
    post.colourAt(x, 0, depth, true, colour);
    sum += colour[0] + colour[1] + colour[2];
  }
  return sum / 117 / 3;
}

it('glues 120 mm from three lamellas: dark joints between them, none on its faces', () => {
  for (const joint of [40, 80]) expect(brightnessAt(joint)).toBeLessThan(0.75 * brightnessAt(joint + 2));
  for (const [surface, inside] of [
    [0, 2],
    [120, 118],
  ] as const) {
    expect(brightnessAt(surface)).toBeGreaterThan(0.85 * brightnessAt(inside));
  }
});
