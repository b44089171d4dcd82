import { describe, expect, it } from 'vitest';
import { layersOf, piecesPerPack } from './packs';

describe('pieces per pack', () => {
  it('are what fits the cross-section of a light pack', () => {
    // 7 beside each other, 14 layers: 98 × 9.8 kg stay below 1500 kg.
    expect(piecesPerPack({ kind: 'decking', thickness: 28, width: 145, density: 520 })).toBe(98);
    expect(piecesPerPack({ kind: 'cladding', thickness: 20, width: 140, density: 600 })).toBe(133);
  });

  it('are what a forklift carries of a heavy pack', () => {
    // 7 × 14 ipé boards of 17.1 kg at 4 m would weigh 1676 kg.
    expect(piecesPerPack({ kind: 'decking', thickness: 28, width: 145, density: 1050 })).toBe(87);
  });

  it('are 10 in a bundle of battens', () => {
    expect(piecesPerPack({ kind: 'batten', thickness: 45, width: 70, density: 1060 })).toBe(10);
  });

  it('are 1 for what is sold loose', () => {
    expect(piecesPerPack({ kind: 'beam', thickness: 120, width: 120, density: 710 })).toBe(1);
    expect(piecesPerPack({ kind: 'accessory', thickness: 1, width: 1, density: 1 })).toBe(1);
  });
});

describe('layers of a stack', () => {
  it('hold what fits the width of a pack', () => {
    expect(layersOf({ pieces: 7, thickness: 28, width: 145 })).toBe(1);
    expect(layersOf({ pieces: 24, thickness: 28, width: 145 })).toBe(4);
  });

  it('are never more than a pack has, and at least one of what is thicker or wider than a pack', () => {
    expect(layersOf({ pieces: 9999, thickness: 28, width: 145 })).toBe(14);
    expect(layersOf({ pieces: 3, thickness: 500, width: 1200 })).toBe(1);
  });
});
