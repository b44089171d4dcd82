import type { ProductCard, ProductList } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { isPackListing } from './is-pack-listing';

const screws = { productCategoryIsSample: false } as ProductCard;
const species = (count: number, isActive = false) =>
  [{ attribute: 'specie', values: [{ slug: 'oak', count, isActive }] }] as unknown as ProductList['filterGroups'];

it.each([
  ['screws alone', { filterGroups: species(0), products: [screws] }, true],
  ['screws on a page of a listing that goes on with timber', { filterGroups: species(3), products: [screws] }, false],
  ['a species that is chosen, and finds nothing of it', { filterGroups: species(0, true), products: [screws] }, false],
  ['sample boxes', { filterGroups: [], products: [screws, { productCategoryIsSample: true } as ProductCard] }, false],
  ['nothing', { filterGroups: [], products: [] }, false],
])('is decided for %s', (_, list, expected) => {
  expect(isPackListing(list)).toBe(expected);
});
