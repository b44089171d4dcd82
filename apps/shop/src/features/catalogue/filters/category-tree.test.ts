import type { CategoryListItem } from '@geven/odoo-sdk';
import { expect, it } from 'vitest';
import { categoryTrail } from './category-tree';

const category = (id: number, parent: number | null) =>
  ({ id, name: `c${id}`, parent: parent === null ? null : { id: parent } }) as CategoryListItem;

it('follows the chain of parents, five deep (CT-31)', () => {
  const tree = [category(5, 4), category(1, null), category(3, 2), category(2, 1), category(4, 3), category(9, 1)];
  expect(categoryTrail(tree, 5).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(categoryTrail(tree, 1).map(({ id }) => id)).toEqual([1]);
});

it('is empty without a category, and ends where parents go round in a circle', () => {
  expect(categoryTrail([category(1, null)], undefined)).toEqual([]);
  expect(categoryTrail([category(1, null)], 7)).toEqual([]);
  expect(categoryTrail([category(1, 2), category(2, 1)], 1).map(({ id }) => id)).toEqual([2, 1]);
});
