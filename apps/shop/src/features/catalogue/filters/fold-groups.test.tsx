import { expect, it } from 'vitest';
import { foldGroups, openGroups } from './fold-groups';

const group = (name: string, value = '<a>value</a>') =>
  `<details open><summary><h2>${name}</h2></summary>${value}</details>`;

function panelOf(...groups: string[]) {
  const panel = document.createElement('div');
  panel.innerHTML = groups.join('');
  return panel;
}

it('leaves the first group open, and those in which something is chosen', () => {
  const panel = panelOf(
    group('Categories', '<a aria-current="page">Decking</a>'),
    group('Species', '<details open><summary>Show all</summary></details>'),
    group('Width', '<a aria-current="true">70 mm</a>'),
    group('Profiles'),
  );
  foldGroups(panel);
  expect(openGroups(panel)).toEqual(['Categories', 'Width']);
  expect(panel.querySelector('details details')?.hasAttribute('open')).toBe(true);
});

it('leaves those open that were opened before', () => {
  const panel = panelOf(group('Categories'), group('Species'), group('Width'));
  foldGroups(panel, ['Width']);
  expect(openGroups(panel)).toEqual(['Categories', 'Width']);
});
