import { expect, it } from 'vitest';
import { glyphScale, sectionScales } from './section-scales';

it('draws sections of two products at 1.5 px per mm, and smaller where four columns are too narrow for that', () => {
  expect(sectionScales([145, 90], 2)).toMatchObject({ lg: 1.5, xl: 1.5, full: 1.5 });
  expect(sectionScales([145, 145, 145, 145], 4)).toEqual({ phone: 0.63, lg: 0.84, xl: 1.25, full: 1.5 });
});

it('draws beams of 300 mm within the column of a phone', () => {
  expect(sectionScales([300, 90], 2).phone).toBe(0.3);
});

it('draws the sections of the head that has stuck as high as the thickest has room, and no wider than the widest has', () => {
  expect(glyphScale(35, 145)).toBe(0.4);
  expect(glyphScale(70, 145)).toBe(0.2);
  expect(glyphScale(20, 300)).toBe(0.3);
});
