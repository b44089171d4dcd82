import type { Locale } from '@geven/timber';
import { expect, it } from 'vitest';
import { drawnScrew, type Screw } from './drawn-screw';
import { screwOf } from './screw-of';

const PHOTO = '/api/pictures/a1b2/photos/AC-SCR-001.jpg';

it.each<[string, Screw | null]>([
  ['screws-decking-5-5x60.webp', { work: 'decking', diameter: 5.5, length: 60 }],
  ['screws-construction-8x160-coated.webp', { work: 'construction', diameter: 8, length: 160 }],
  ['screws.webp', null],
  ['corner-profiles-25x25.webp', null],
])('is read of the drawing %s', (picture, screw) => {
  expect(drawnScrew(`/api/pictures/a1b2/accessories/${picture}`)).toEqual(screw);
});

it.each<[Locale, string, Screw | null]>([
  ['de', 'Terrassenschraube Edelstahl A2 5,5 × 60 mm', { work: 'decking', diameter: 5.5, length: 60 }],
  ['nl', 'Vlonderschroef rvs A2 5,0 × 50 mm', { work: 'decking', diameter: 5, length: 50 }],
  ['en', 'Coated timber screw 8 × 160 mm', { work: 'decking', diameter: 8, length: 160 }],
  ['de', 'Gummipad 90 × 60 × 8 mm', null],
  ['de', 'Schraubzwinge 80 × 200 mm', null],
])('is read of a name in %s where it was not drawn: %s', (locale, name, screw) => {
  expect(screwOf(PHOTO, name, locale)).toEqual(screw);
});

it('is the drawn one where picture and name both tell', () => {
  const picture = '/api/pictures/a1b2/accessories/screws-cladding-4-5x50.webp';
  expect(screwOf(picture, 'Fassadenschraube 4,5 × 50 mm', 'de')?.work).toBe('cladding');
});
