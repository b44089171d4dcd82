import { expect, it } from 'vitest';
import { sampleRecords } from './sample-catalogue';
import { sampleScale } from './sample-scale';

it('finds the scale for a number of templates in thousands, and never less than the true range', () => {
  expect(sampleScale(0.1)).toBe(1);
  expect(sampleScale(0.6)).toBe(1);
  expect(sampleRecords({ scale: sampleScale(3) }).templates.length / 1000).toBeCloseTo(3, 0);
  expect(sampleScale(60) / sampleScale(6)).toBeCloseTo(10, 0);
});
