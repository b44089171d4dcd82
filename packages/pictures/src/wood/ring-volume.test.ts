import { describe, expect, it } from 'vitest';
import type { Colour } from '../colour.ts';
import { createRingVolume } from './ring-volume.ts';
import { APPEARANCE } from './species-appearance.ts';

describe('createRingVolume', () => {
  it('grows the same tree for the same seed', () => {
    const colours = () => {
      const out: Colour = [0, 0, 0];
      createRingVolume('board', APPEARANCE.oak).colourAt(12, 340, 5, false, out);
      return out;
    };
    expect(colours()).toEqual(colours());
  });

  it('lets the rings run on without a jump through the face, the edge and the end of a board', () => {
    const wood = createRingVolume('board', APPEARANCE['larch-european']);
    const step = 0.01;
    for (let i = 0; i < 400; i++) {
      const at = [-70 + i * 0.35, i * 7.3, (i % 28) + 0.5] as const;
      const here = wood.ringAt(...at);
      for (const next of [
        wood.ringAt(at[0] + step, at[1], at[2]),
        wood.ringAt(at[0], at[1] + step, at[2]),
        wood.ringAt(at[0], at[1], at[2] + step),
      ]) {
        expect(Math.abs(next - here)).toBeLessThan(0.05);
      }
    }
  });

  it('counts more years further away from the pith', () => {
    const wood = createRingVolume('beam', { ...APPEARANCE.oak, knots: 0 }, 200, { depth: 100, offset: 0, tilt: 0 });
    expect(wood.ringAt(90, 0, 100)).toBeGreaterThan(wood.ringAt(45, 0, 100) + 5);
  });
});
