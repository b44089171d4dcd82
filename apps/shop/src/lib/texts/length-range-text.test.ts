import { expect, it } from 'vitest';
import { lengthRangeText } from './length-range-text';

it('goes from the shortest length to the longest, and says one length once', () => {
  expect(lengthRangeText({ min: 1850, max: 4850 }, 'de')).toBe('1,85–4,85');
  expect(lengthRangeText({ min: 2400, max: 2400 }, 'en')).toBe('2.40');
});
