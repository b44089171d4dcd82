import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needsPredrilling } from './predrilling';

describe('needsPredrilling', () => {
  it.each([
    ['bangkirai', 930, null, true],
    ['robinia', 740, null, true],
    ['teak', 680, null, true],
    ['iroko', 650, null, true],
    ['a wood just below', 649, null, false],
    ['thermally modified ash', 620, 'THERMAL', true],
    ['thermally modified ayous', 360, 'THERMAL', true],
    ['larch', 600, null, false],
    ['acetylated pine', 510, 'CHEMICAL', false],
    ['an unknown wood', null, null, false],
  ] as const)('judges %s', (_wood, density, modification, expected) => {
    expect(needsPredrilling({ density, modification })).toBe(expected);
  });

  it('never spares wood that is denser than one that needs it', () => {
    const density = fc.integer({ min: 200, max: 1200 });
    fc.assert(
      fc.property(density, density, (one, other) => {
        const [light, dense] = [Math.min(one, other), Math.max(one, other)];
        const needs = (each: number) => needsPredrilling({ density: each, modification: null });
        expect(needs(light) && !needs(dense)).toBe(false);
      }),
    );
  });
});
