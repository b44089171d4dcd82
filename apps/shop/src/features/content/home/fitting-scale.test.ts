import { expect, it } from 'vitest';
import { fittingScale } from './fitting-scale';

const row = { room: 1200, gap: 24, least: 88, largest: 1.06 };

it('draws as large as wanted where there is room', () => {
  expect(fittingScale({ ...row, widths: [200, 150] })).toBe(1.06);
  expect(fittingScale({ ...row, widths: [] })).toBe(1.06);
});

it('draws all of a row smaller together until they fit beside each other', () => {
  const widths = [250, 200, 200, 195, 150, 145, 140, 120, 100];
  const scale = fittingScale({ ...row, widths });
  const taken = (each: number) => widths.reduce((sum, width) => sum + Math.max(88, width * each), 8 * 24);
  expect(scale).toBeLessThan(1.06);
  expect(taken(scale)).toBeLessThanOrEqual(1200);
  expect(taken(scale + 0.01)).toBeGreaterThan(1200);
});

it('never draws so small that nothing can be seen', () => {
  expect(fittingScale({ ...row, widths: Array.from({ length: 40 }, () => 400) })).toBeCloseTo(0.3);
});
