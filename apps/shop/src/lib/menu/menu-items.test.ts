import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import type { LayoutEntry } from '../content/load-layout';
import { menuItems } from './menu-items';

const category = (name: string, path: string, childs: WebsiteMenuEntry['childs'] = []): WebsiteMenuEntry => ({
  id: path.length,
  name,
  path,
  productCount: 3,
  childs,
});
const RANGE = [
  category('Terrassendielen', 'terrassendielen', [
    { id: 2, name: 'Ipé', path: 'terrassendielen/ipe', productCount: 2 },
  ]),
  category('Fassadenholz', 'fassadenholz'),
];
const entry = (title: string, href: string): LayoutEntry => ({ id: title, title, href, icon: null, tool: null });

describe('the entries of the header', () => {
  it('are those of the header story, in its order, with what is below the category that each names (HD-02, CM-10)', () => {
    const items = menuItems(
      [
        entry('Wissen', '/t/wissensdatenbank'),
        entry('Fassade', '/produkte/fassadenholz'),
        entry('Terrasse', '/produkte/terrassendielen'),
        entry('Ipé', '/produkte/terrassendielen/ipe'),
      ],
      RANGE,
      'de',
    );
    expect(items.map(({ title, category: named }) => [title, named?.path, named?.childs.length])).toEqual([
      ['Wissen', undefined, undefined],
      ['Fassade', 'fassadenholz', 0],
      ['Terrasse', 'terrassendielen', 1],
      ['Ipé', 'terrassendielen/ipe', 0],
    ]);
  });

  it('are the range where no editor chose any (HD-02)', () => {
    expect(menuItems([], RANGE, 'nl').map(({ title, href }) => [title, href])).toEqual([
      ['Terrassendielen', '/producten/terrassendielen'],
      ['Fassadenholz', '/producten/fassadenholz'],
    ]);
    expect(menuItems([], [], 'de')).toEqual([]);
  });

  it('are plain links where they name no category of the range, or the range cannot be read', () => {
    const entries = [
      entry('Alles', '/produkte'),
      entry('Weg', '/produkte/gibt-es-nicht'),
      entry('Eiche', '/produkte/terrassendielen/__specie.oak'),
      entry('Anderswo', 'https://example.org/produkte/terrassendielen'),
    ];
    for (const range of [RANGE, []]) {
      expect(menuItems(entries, range, 'de').map((item) => item.category)).toEqual([null, null, null, null]);
    }
  });
});
