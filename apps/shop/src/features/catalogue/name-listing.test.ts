import type { ProductList } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { type ListingAddress, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { nameListing } from './name-listing';

const group = (attribute: string, name: string, ...values: [slug: string, name: string][]) => ({
  attribute,
  name,
  sizes: [],
  values: values.map(([slug, label]) => ({ slug, name: label, count: 1, isActive: false, parent: null })),
});

const list = {
  category: { name: 'Decking', seoTitle: 'Buy decking' },
  unknownFilters: [{ attribute: 'colour', value: 'blue' }],
  filterGroups: [
    group('specie', 'Species', ['ipe', 'Ipe'], ['teak', 'Teak']),
    group('profile', 'Profile', ['rhombus', 'rhombus'], ['grooved', 'grooved on one side']),
    group('width', 'Width', ['70-150', '70-150 mm']),
    group('thickness', 'Thickness', ['till-28', 'till 28mm'], ['60-and-more', '60mm and more']),
  ],
} as unknown as ProductList;

const address = (filters: Record<string, string[]>, q = ''): ListingAddress => ({
  ...WHOLE_RANGE,
  q,
  category: ['decking'],
  filters: new Map(Object.entries(filters)),
});

it.each([
  ['its category', {}, 'Decking'],
  ['a filter', { specie: ['ipe'] }, 'Decking, Ipe'],
  ['two filters', { specie: ['ipe'], width: ['70-150'] }, 'Decking, Ipe 70–150\u00a0mm wide'],
  ['a thickness', { thickness: ['till-28'] }, 'Decking up to 28\u00a0mm thick'],
  ['its category where more are chosen', { specie: ['ipe', 'teak'], width: ['70-150'] }, 'Decking'],
  ['its category where a filter does not exist', { colour: ['blue'] }, 'Decking'],
])('names a listing by %s', (_by, filters, heading) => {
  expect(nameListing('en', list, address(filters))).toEqual({
    heading,
    seoTitle: heading.replace('Decking', 'Buy decking'),
  });
});

it('names a part of the whole range by its filters alone', () => {
  const whole = { ...list, category: null } as ProductList;
  expect(nameListing('en', whole, address({ specie: ['ipe'] })).heading).toBe('Ipe');
});

it('begins with the wood, and with a capital', () => {
  const whole = { ...list, category: null } as ProductList;
  const named = (filters: Record<string, string[]>) => nameListing('en', whole, address(filters)).heading;
  expect(named({ profile: ['rhombus'], specie: ['teak'] })).toBe('Teak, rhombus');
  expect(named({ profile: ['grooved'] })).toBe('Grooved on one side');
});

it.each([
  ['nl', 'Ipe tot 28\u00a0mm dik', 'Hout vanaf 60\u00a0mm dik'],
  ['en', 'Ipe up to 28\u00a0mm thick', 'Timber 60\u00a0mm thick or more'],
  ['de', 'Ipe bis 28\u00a0mm dick', 'Holz ab 60\u00a0mm Dicke'],
] as const)('says sizes as one would in %s', (locale, thin, thick) => {
  const whole = { ...list, category: null } as ProductList;
  const named = (filters: Record<string, string[]>) => nameListing(locale, whole, address(filters)).heading;
  expect(named({ thickness: ['till-28'], specie: ['ipe'] })).toBe(thin);
  expect(named({ thickness: ['60-and-more'] })).toBe(thick);
});

it('names a search by its words', () => {
  expect(nameListing('en', list, address({ specie: ['ipe'] }, 'larch')).heading).toContain('larch');
});

it('is called by an unknown filter where it finds none of all products', () => {
  const whole = { ...address({ colour: ['blue'] }), category: [] };
  const found = { ...list, category: null };
  expect(nameListing('en', { ...found, totalCount: 0 } as ProductList, whole).heading).toBe('Blue');
  expect(nameListing('en', { ...found, totalCount: 3 } as ProductList, whole).heading).toBe('All products');
});
