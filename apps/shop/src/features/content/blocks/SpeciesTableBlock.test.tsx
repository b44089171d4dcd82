import type { BlockProvider } from '@geven/cms-blocks';
import type { SpecieGroup } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SpeciesSort, USUAL_VIEW } from '@/lib/content/story-view';
import type { BlockScene } from '../block-scene';
import { SpeciesTableBlock } from './SpeciesTableBlock';

const api = vi.hoisted(() => ({ getSpecies: vi.fn(), getSpeciesFaces: vi.fn() }));
vi.mock('@/lib/api/sdk-server', () => ({ sdkOf: () => createFakeSdk({ catalogue: api }), tagged: () => ({}) }));
vi.mock('@/lib/serving/render-again-soon', () => ({ renderAgainSoon: async () => undefined }));

const specie = (slug: string, durabilityClass: string, density: number | null, cites: string | null = null) => ({
  ...{ name: slug[0]?.toUpperCase() + slug.slice(1), slug, sequence: 1, latinName: null, origin: 'Europa' },
  ...{ durabilityClass, density, movement: 0.3, hardness: 19, cites },
});
const GROUPS: SpecieGroup[] = [
  {
    ...{ name: 'Hartholz', slug: 'hardwood', sequence: 1 },
    childs: [specie('oak', '2–4', 710), specie('ipe', '1', 1050, 'Anhang II'), specie('elm', '4', 650)],
  },
  { name: 'Nadelholz', slug: 'softwood', sequence: 2, childs: [specie('larch', '3–4', null)] },
];

beforeEach(() => {
  api.getSpecies.mockResolvedValue(GROUPS);
  api.getSpeciesFaces.mockResolvedValue(['oak', 'ipe', 'larch'].map((slug) => ({ specie: { slug }, face: null })));
});
afterEach(cleanup);

/** The block as a server renders it. */
async function show(sort: SpeciesSort | null = null) {
  const make = SpeciesTableBlock as unknown as (props: object) => Promise<ReactNode>;
  return render(
    await make({
      block: { component: 'SpeciesTable', _uid: 'species', title: 'Alle Arten' },
      provider: { fill: (text: string) => text } as unknown as BlockProvider,
      scene: {
        ...{ context: { locale: 'de' }, path: '/t/holzarten', view: { ...USUAL_VIEW, sort } },
      } as unknown as BlockScene,
      renderBlocks: () => null,
    }),
  );
}
const namesOf = () => screen.getAllByRole('rowheader').map((header) => header.querySelector('a')?.textContent);

it('is every species that there is something of, each leading to its products, with the figures of the range', async () => {
  await show();
  expect(namesOf()).toEqual(['Oak', 'Ipe', 'Larch']);
  expect(screen.getByRole('link', { name: 'Ipe' }).getAttribute('href')).toBe('/produkte/__specie.ipe');
  const [, , ipe] = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll(/[\u00a0\u202f]/g, ' '));
  expect(screen.getByRole('link', { name: 'Rohdichte kg/m³' })).toBeDefined();
  expect(ipe).toBe('IpeHartholz · Europa110500,30 %19gelistet');
});

it.each([
  ['durability', ['Ipe', 'Oak', 'Larch']],
  ['density', ['Ipe', 'Oak', 'Larch']],
  ['name', ['Ipe', 'Larch', 'Oak']],
] as const)('is sorted by %s by a link, without a script', async (sort, names) => {
  await show(sort);
  expect(namesOf()).toEqual(names);
  const sorted = screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
  expect(sorted).toHaveLength(1);
  expect(sorted[0]?.querySelector('a')?.getAttribute('href')).toMatch(`/t/holzarten?sort=${sort}#`);
});

it('is nothing where the API cannot say', async () => {
  api.getSpecies.mockRejectedValue(new Error('away'));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = await show();
  expect(container.textContent).toBe('');
});
