import { expect, it } from 'vitest';
import { toCents } from './to-cents';

it('rounds halves up, whatever a float made of them', () => {
  expect(toCents(16.915)).toBe(1692);
  expect(toCents(1.005)).toBe(101);
  expect(toCents(0.1 + 0.2)).toBe(30);
  expect(toCents(8.403361)).toBe(840);
  expect(toCents(12345.67)).toBe(1_234_567);
});
