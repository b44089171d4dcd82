import { expect, it } from 'vitest';
import { splitCategories } from './split-categories';

const isWood = (name: string) => name.startsWith('wood');
const split = (...names: string[]) => {
  const { first, rest } = splitCategories(names, isWood, 1);
  return [first, rest].map((branches) => branches.flatMap(({ values }) => values));
};
const many = (name: string) => Array.from({ length: 15 }, (_, index) => `${name} ${index}`);

it('shows kinds at once and woods with all', () => {
  expect(split('wood 1', 'clips', 'wood 2', 'joists')).toEqual([
    ['clips', 'joists'],
    ['wood 1', 'wood 2'],
  ]);
});

it('shows kinds alone, or woods alone, where there are no others', () => {
  expect(split('clips', 'joists')).toEqual([['clips', 'joists'], []]);
  expect(split('wood 1', 'wood 2')).toEqual([['wood 1', 'wood 2'], []]);
});

it('is no higher than a group may be, however many kinds there are (CT-23)', () => {
  const [first = [], rest = []] = split(...many('kind'), 'wood 1');
  expect(first.length).toBeLessThanOrEqual(10);
  expect([...first, ...rest]).toEqual([...many('kind'), 'wood 1']);
});
