import { describe, expect, it } from 'vitest';
import { createDryingChecks } from './drying-checks.ts';

const REACH = 60;
const deepestOn = (radius: number, along = 0) => {
  const checks = createDryingChecks('oak', REACH);
  const depths = Array.from({ length: 2000 }, (_, i) => {
    const angle = (i / 2000) * 2 * Math.PI;
    return checks(Math.sin(angle) * radius, Math.cos(angle) * radius, along);
  });
  return { deepest: Math.max(...depths), share: depths.filter((depth) => depth > 0).length / depths.length };
};

describe('createDryingChecks', () => {
  it('lets one crack reach the surface and leaves nearly all of the wood whole', () => {
    const { deepest, share } = deepestOn(REACH * 1.1);
    expect(deepest).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.06);
  });

  it('closes them behind the end', () => {
    expect(deepestOn(REACH * 0.5, 0).deepest).toBeGreaterThan(0);
    expect(deepestOn(REACH * 0.5, 400).deepest).toBe(0);
  });

  it('gives the same cracks for the same seed', () => {
    expect(createDryingChecks('a', REACH)(3, 9, 0)).toBe(createDryingChecks('a', REACH)(3, 9, 0));
  });
});
