import { expect, it } from 'vitest';
import { screwsPerBatten } from './cladding';

it('fixes narrow boards, and bevelled ones of any width, with one screw a batten', () => {
  expect(screwsPerBatten({ profile: 'rhombus', width: 70 })).toBe(1);
  expect(screwsPerBatten({ profile: 'rhombus', width: 71 })).toBe(2);
  expect(screwsPerBatten({ profile: 'channel-siding', width: 140 })).toBe(2);
  expect(screwsPerBatten({ profile: 'bevel', width: 145 })).toBe(1);
});
