import type { Locale } from '@geven/timber';
import type { ScrewSize } from '@geven/timber/fixings';
import { expect, it } from 'vitest';
import { screwSize } from './screw-size';

it.each<[Locale, string, ScrewSize | null]>([
  ['de', 'Terrassenschraube Edelstahl A2 5,5 × 60 mm', { diameter: 5.5, length: 60 }],
  ['nl', 'Vlonderschroef rvs A2 5,0 × 50 mm', { diameter: 5, length: 50 }],
  ['en', 'Coated timber screw 8 × 160 mm', { diameter: 8, length: 160 }],
  ['de', 'Gummipad 90 × 60 × 8 mm', null],
  ['de', 'Schraubzwinge 80 × 200 mm', null],
])('is read of a name in %s: %s', (locale, name, size) => {
  expect(screwSize(name, locale)).toEqual(size);
});
