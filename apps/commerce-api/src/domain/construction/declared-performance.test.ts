import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BurningWood, reactionToFire } from './reaction-to-fire';
import { thermalValues } from './thermal-values';

const LARCH: BurningWood = {
  kind: 'cladding',
  density: 600,
  thickness: 20,
  modification: null,
  isTreated: false,
  isOpen: false,
};

describe('reactionToFire', () => {
  it('gives a class without a test to dense and thick untreated wood', () => {
    expect(reactionToFire(LARCH)).toBe('D-s2, d0');
    expect(reactionToFire({ ...LARCH, density: 390, thickness: 18 })).toBe('D-s2, d0');
    expect(reactionToFire({ ...LARCH, kind: 'beam', density: 350, thickness: 22, isTreated: true })).toBe('D-s2, d0');
  });

  it.each([
    ['wood that is too light, such as western red cedar', { density: 370 }],
    ['boards that are too thin', { thickness: 15 }],
    ['modified wood', { modification: 'THERMAL' }],
    ['treated wood', { isTreated: true }],
    ['open façades', { isOpen: true }],
    ['wood of unknown density', { density: null }],
  ] as const)('asks for a test of %s', (_wood, changes) => {
    expect(reactionToFire({ ...LARCH, ...changes })).toBeNull();
  });

  it('knows from which density and thickness on each kind has its class', () => {
    const beam = { ...LARCH, kind: 'beam', density: 350, thickness: 22 } as const;
    for (const wood of [
      { ...LARCH, density: 389 },
      { ...LARCH, thickness: 17 },
      { ...LARCH, thickness: null },
    ]) {
      expect(reactionToFire(wood)).toBeNull();
    }
    for (const wood of [
      { ...beam, density: 349 },
      { ...beam, thickness: 21 },
    ])
      expect(reactionToFire(wood)).toBeNull();
    expect(reactionToFire({ ...beam, modification: 'THERMAL', isOpen: true })).toBe('D-s2, d0');
  });

  it('never classes a lighter or thinner board better than a denser and thicker one', () => {
    const figure = fc.integer({ min: 10, max: 1200 });
    fc.assert(
      fc.property(fc.constantFrom('cladding', 'beam'), figure, figure, figure, (kind, density, thickness, more) => {
        const wood = { ...LARCH, kind, density, thickness };
        const better = { ...wood, density: density + more, thickness: thickness + more };
        expect(reactionToFire(wood) !== null && reactionToFire(better) === null).toBe(false);
      }),
    );
  });
});

describe('thermalValues', () => {
  it('takes those of the next denser wood that EN ISO 10456 tabulates, and none beyond it', () => {
    expect(thermalValues(370)).toEqual({ conductivity: 0.12, vapour: [50, 20] });
    expect(thermalValues(450)).toEqual({ conductivity: 0.12, vapour: [50, 20] });
    expect(thermalValues(500)).toEqual({ conductivity: 0.13, vapour: [50, 20] });
    expect(thermalValues(600)).toEqual({ conductivity: 0.18, vapour: [200, 50] });
    expect(thermalValues(700)).toEqual({ conductivity: 0.18, vapour: [200, 50] });
    expect(thermalValues(701)).toBeNull();
  });
});
