import { describe, expect, it } from 'vitest';
import { storedCarbonDioxide } from './stored-carbon-dioxide';

describe('storedCarbonDioxide', () => {
  it('is 982 kg for a cubic metre of larch at 12 % (EN 16449, LG-18)', () => {
    expect(Math.round(storedCarbonDioxide({ volume: 1, density: 600 }))).toBe(982);
  });

  it('grows with the volume: 5.5 kg for a metre of bangkirai decking, 25 × 145 mm', () => {
    expect(storedCarbonDioxide({ volume: 0.003_625, density: 930 })).toBeCloseTo(5.52, 2);
  });

  it('counts the wood and not the water in it', () => {
    const dry = storedCarbonDioxide({ volume: 1, density: 500, moisture: 0 });
    const wet = storedCarbonDioxide({ volume: 1, density: 600, moisture: 20 });
    expect(wet).toBeCloseTo(dry, 9);
  });
});
