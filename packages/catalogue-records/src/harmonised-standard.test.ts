import { describe, expect, it } from 'vitest';
import { declaredKind, HARMONISED_STANDARDS } from './harmonised-standard';

describe('declaredKind', () => {
  it('declares cladding and beams to the editions that the Official Journal cites, and nothing else (LG-13)', () => {
    expect(HARMONISED_STANDARDS).toEqual({ cladding: 'EN 14915:2013', beam: 'EN 14081-1:2005+A1:2011' });
    expect(declaredKind('cladding', 'square-cut')).toBe('cladding');
    expect(declaredKind('beam', 'square-cut')).toBe('beam');
    for (const kind of ['decking', 'board', 'batten', 'accessory'] as const)
      expect(declaredKind(kind, null)).toBeNull();
  });

  it('does not declare finger-jointed beams, which their standard leaves out, but finger-jointed cladding', () => {
    expect(declaredKind('beam', 'finger-jointed')).toBeNull();
    expect(declaredKind('cladding', 'finger-jointed')).toBe('cladding');
  });
});
