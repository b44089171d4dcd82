import { describe, expect, it } from 'vitest';
import { createVesselDots } from './vessel-dots.ts';

/** Share of a square of 40 mm that lies inside vessels. */
function covered(share: number): number {
  const dots = createVesselDots(7, 1, 0.25);
  let inside = 0;
  for (let i = 0; i < 200; i++) for (let j = 0; j < 200; j++) if (dots(i / 5, j / 5, share) > 0) inside++;
  return inside / 200 ** 2;
}

describe('createVesselDots', () => {
  it('covers the more the more squares hold a vessel', () => {
    expect(covered(0)).toBe(0);
    expect(covered(0.3)).toBeGreaterThan(0.03);
    expect(covered(0.9)).toBeGreaterThan(covered(0.3) * 2);
    expect(covered(0.9)).toBeLessThan(0.3);
  });

  it('strews them otherwise for another tree, and always alike for the same', () => {
    const [one, same, other] = [5, 5, 6].map((seed) => createVesselDots(seed, 1, 0.25));
    const row = (dots: typeof one) => Array.from({ length: 60 }, (_, i) => dots?.(i / 3, 4, 0.8));
    expect(row(one)).toEqual(row(same));
    expect(row(one)).not.toEqual(row(other));
  });
});
