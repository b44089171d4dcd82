import { describe, expect, it } from 'vitest';
import { fixingSteels } from './fixing-steel';

describe('fixingSteels', () => {
  it('takes only stainless steel where it is seen', () => {
    for (const wood of ['STRONG', 'MODERATE', 'SLIGHT'] as const) {
      expect(fixingSteels(wood, 'SURFACE')).not.toContain('COATED');
    }
  });

  it('allows coated steel in frames of conifers only', () => {
    expect(fixingSteels('SLIGHT', 'FRAME')).toEqual(['COATED', 'A2', 'A4']);
    expect(fixingSteels('MODERATE', 'FRAME')).toEqual(['A2', 'A4']);
    expect(fixingSteels('STRONG', 'FRAME')).not.toContain('COATED');
  });

  it('puts acid-proof steel first in acidic wood', () => {
    expect(fixingSteels('STRONG', 'SURFACE')).toEqual(['A4', 'A2']);
  });
});
