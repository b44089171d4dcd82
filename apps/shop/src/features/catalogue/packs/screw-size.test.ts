import { expect, it } from 'vitest';
import { screwSize } from './screw-size';

it.each([
  ['Terrassenschraube Edelstahl A2 5,5 × 60 mm', { diameter: 5.5, length: 60 }],
  ['Vlonderschroef rvs A2 5,0 × 50 mm', { diameter: 5, length: 50 }],
  ['Coated timber screw 8 × 160 mm', { diameter: 8, length: 160 }],
  ['Gummipad 90 × 60 × 8 mm', null],
  ['Schraubzwinge 80 × 200 mm', null],
])('is read of the name %s', (name, size) => {
  expect(screwSize(name)).toEqual(size);
});
