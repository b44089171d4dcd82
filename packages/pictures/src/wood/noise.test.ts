import { describe, expect, it } from 'vitest';
import { createNoise } from './noise.ts';

describe('createNoise', () => {
  it('gives the same value for the same seed and place', () => {
    const first = createNoise(42);
    const second = createNoise(42);
    expect(first(1.37, -20.4, 8.1)).toBe(second(1.37, -20.4, 8.1));
  });

  it('gives another landscape for another seed', () => {
    const values = (seed: number) => Array.from({ length: 20 }, (_, i) => createNoise(seed)(i * 0.73, 0.4));
    expect(values(1)).not.toEqual(values(2));
  });

  it('stays between -1 and 1 and makes no jumps, also across lattice lines', () => {
    const noise = createNoise(7);
    for (let i = -2000; i < 2000; i++) {
      const here = noise(i * 0.01, 3.3, -1.2);
      expect(Math.abs(here)).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(i * 0.01 + 0.001, 3.3, -1.2) - here)).toBeLessThan(0.01);
    }
  });
});
