import { expect, it } from 'vitest';
import { branchesOf, type FilterValue } from './filter-groups';

const value = (slug: string, parent: string | null, count = 1, isActive = false): FilterValue => ({
  slug,
  name: slug,
  count,
  isActive,
  parent: parent === null ? null : { slug: parent, name: parent },
});

it('gathers species under their groups in the order of the data (CT-29)', () => {
  const species = [value('ipe', 'tropical'), value('larch', 'softwood'), value('teak', 'tropical'), value('x', null)];
  expect(branchesOf(species).map(({ parent, values }) => [parent?.slug, values.map(({ slug }) => slug)])).toEqual([
    ['tropical', ['ipe', 'teak']],
    ['softwood', ['larch']],
    [undefined, ['x']],
  ]);
});

it('leaves out what would show nothing, unless it is chosen', () => {
  const species = [value('ipe', 'tropical', 0), value('oak', 'european', 0, true)];
  expect(branchesOf(species).map(({ values }) => values.map(({ slug }) => slug))).toEqual([['oak']]);
});
