import { describe, expect, it } from 'vitest';
import type { FilterValue, ValueBranch } from './filter-groups';
import { splitBranches } from './split-branches';

const values = (count: number, prefix = 'v') =>
  Array.from({ length: count }, (_, index) => ({ slug: `${prefix}${index}` }) as FilterValue);

const plain = (count: number): ValueBranch[] => [{ parent: null, values: values(count) }];

const lengths = (branches: readonly ValueBranch[]) => branches.map((branch) => branch.values.length);

describe('splitBranches', () => {
  it.each([
    ['category', 11],
    ['specie', 10],
    ['application', 6],
    ['thickness', 6],
    ['profile', 6],
    ['width', 10],
  ])('shows as many values of %s as fit its height (CT-23, CT-24, CT-25, CT-26)', (attribute, fitting) => {
    expect(splitBranches(attribute, plain(fitting))).toEqual({ first: plain(fitting), rest: [] });
    const { first, rest } = splitBranches(attribute, plain(fitting + 1));
    expect([lengths(first), lengths(rest)]).toEqual([[fitting - 1], [2]]);
  });

  it('counts the names of branches, and names a branch that goes on only once', () => {
    const branches: ValueBranch[] = [
      { parent: { slug: 'hard', name: 'Hardwood' }, values: values(5, 'h') },
      { parent: { slug: 'soft', name: 'Softwood' }, values: values(6, 's') },
      { parent: { slug: 'other', name: 'Other' }, values: values(2, 'o') },
    ];
    const { first, rest } = splitBranches('specie', branches);
    expect(first.map(({ parent, values: { length } }) => [parent?.name, length])).toEqual([
      ['Hardwood', 5],
      ['Softwood', 2],
    ]);
    expect(rest.map(({ parent, values: { length }, isContinued }) => [parent?.name, length, isContinued])).toEqual([
      ['Softwood', 4, true],
      ['Other', 2, false],
    ]);
  });
});
