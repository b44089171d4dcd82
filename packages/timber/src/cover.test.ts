import { describe, expect, it } from 'vitest';
import { autoConversionM2Xaa, cover, workingWidth } from './cover';

describe('working width', () => {
  it('is the width less what the profile overlaps', () => {
    expect(workingWidth('smooth', 145)).toBe(145);
    expect(workingWidth('channel-siding', 140)).toBe(121);
    expect(workingWidth('half-lap', 140)).toBe(128);
    expect(workingWidth('swedish-shiplap', 140)).toBe(127);
    expect(workingWidth('tongue-and-groove', 140)).toBe(131);
    expect(workingWidth('bevel', 145)).toBe(120);
  });

  it('of rhombus counts the open joint', () => {
    expect(workingWidth('rhombus', 68)).toBe(74);
  });
});

describe('cover', () => {
  it('of decking has a gap of 5 mm, whatever the profile (PD-06)', () => {
    expect(cover({ kind: 'decking', profile: 'grooved', width: 145 })).toBe(150);
  });

  it('of cladding and boards is the working width (PD-06)', () => {
    expect(cover({ kind: 'cladding', profile: 'channel-siding', width: 140 })).toBe(121);
    expect(cover({ kind: 'board', profile: 'smooth', width: 195 })).toBe(195);
  });

  it('is nothing for battens, beams and accessories (PD-06)', () => {
    for (const kind of ['batten', 'beam', 'accessory'] as const) {
      expect(cover({ kind, profile: 'smooth', width: 45 })).toBeNull();
    }
  });
});

describe('metres per m²', () => {
  it('have four decimals', () => {
    expect(autoConversionM2Xaa(150)).toBe(6.6667);
    expect(autoConversionM2Xaa(121)).toBe(8.2645);
    expect(autoConversionM2Xaa(200)).toBe(5);
  });

  it('are nothing without a cover', () => {
    expect(autoConversionM2Xaa(null)).toBeNull();
  });
});
