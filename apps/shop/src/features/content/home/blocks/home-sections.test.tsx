import type { BlockProvider } from '@geven/cms-blocks';
import type { ProductVariantId, Showcase } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DECKING } from '@/testing/sample-tiles';
import type { BlockScene, SceneBlockProps } from '../../block-scene';
import { ApplicationTilesBlock } from './ApplicationTilesBlock';
import { BeamRowBlock } from './BeamRowBlock';
import { HomeHeroBlock } from './HomeHeroBlock';
import { PlanedToOrderBlock } from './PlanedToOrderBlock';
import { ReferenceTablesBlock } from './ReferenceTablesBlock';
import { SamplePiecesBlock } from './SamplePiecesBlock';
import { StatisticsBlock } from './StatisticsBlock';
import { StockRowBlock } from './StockRowBlock';

const loaded = vi.hoisted(() => ({ showcase: null as Showcase | null }));
vi.mock('../load-showcase', async (original) => ({
  ...(await original<object>()),
  loadShowcase: async () => loaded.showcase,
}));

const face = { src: '/api/pictures/a1/faces/oak.webp', width: 900, height: 1010, colour: '#bb9977' };
const BOARD = { ...DECKING, face, thickness: 28, width: 145 };
const BEAM = {
  ...DECKING,
  thickness: 120,
  width: 150,
  combinationInfo: { ...DECKING.combinationInfo, price_m2: null },
};
const variant = (id: number, lengte: number, stock: number, isSample = false) => ({
  id: id as ProductVariantId,
  lengte,
  attributeLength: null,
  combinationInfo: { price: 2000 },
  stock,
  saleDelay: 1,
  isSample,
});

const SHOWCASE: Showcase = {
  board: {
    ...BOARD,
    uomFactorInv: 1,
    productVariants: [variant(7, 3000, 4), variant(8, 4000, 30), variant(9, 5000, 0), variant(10, 250, 5, true)],
  },
  stock: {
    products: [BOARD],
    filterGroups: [{ attribute: 'availability', values: [{ slug: 'express', count: 74 }] }],
  },
  beams: { products: [BEAM], totalCount: 15, category: { path: 'balken-und-pfosten' } },
  samples: [BOARD],
  summary: {
    products: 543,
    lengths: 7093,
    species: 25,
    applications: [
      {
        slug: 'terrace',
        name: 'Terrasse',
        products: 9,
        kind: 'BOARDS',
        thickness: { min: 21, max: 45 },
        price_m1: 161,
        price_m2: 3136,
      },
      {
        slug: 'veranda',
        name: 'Veranda',
        products: 2,
        kind: 'BEAMS',
        thickness: { min: 45, max: 200 },
        price_m1: 192,
        price_m2: null,
      },
    ],
  },
};

const provider = {
  fill: (text: string) => text,
  storyHref: () => '/t/muster',
  onProblem: () => undefined,
} as unknown as BlockProvider;
const scene = { context: { locale: 'de', isNet: false, vatRate: 19 }, blocks: [], query: {} } as unknown as BlockScene;

/** A block as a server renders it. */
async function show(Shown: ComponentType<SceneBlockProps>, fields: object = {}) {
  const block = { component: 'X', _uid: 'x', ...fields };
  const make = Shown as unknown as (props: SceneBlockProps) => ReactNode | Promise<ReactNode>;
  return render(await make({ block, provider, scene, renderBlocks: () => null }));
}

const button = [{ component: 'Button', _uid: 'b', label: 'Muster anfordern', link: { linktype: 'story', id: 's' } }];
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

beforeEach(() => {
  loaded.showcase = SHOWCASE;
});
afterEach(cleanup);

describe('the board across the first page', () => {
  it('shows its price per metre and m² alike, when it comes, and what it measures', async () => {
    await show(HomeHeroBlock, { heading: 'Holz.' });
    const board = screen.getByRole('region', { name: /Bangkirai, Terrassendiele/ });
    const [metre, area] = [/^€\s12,07$/, /^€\s80,44$/].map((price) => within(board).getByText(price));
    expect(metre?.className).toBe(area?.className);
    expect(within(board).getByText(/^Lieferung ab/)).toBeDefined();
    expect(text()).toContain('1.850–4.850 mm');
  });

  it('keeps the capital of a kind behind its wood in German alone', async () => {
    const en = { ...scene, context: { ...scene.context, locale: 'en' } } as BlockScene;
    const make = HomeHeroBlock as unknown as (props: object) => Promise<ReactNode>;
    render(await make({ block: { component: 'X', _uid: 'x' }, provider, scene: en, renderBlocks: () => null }));
    expect(screen.getByRole('region', { name: /^Bangkirai, terrassendiele/ })).toBeDefined();
  });

  it('offers the lengths that lie ready in a form that needs no script, the one of which there is most first', async () => {
    await show(HomeHeroBlock, { heading: 'Holz.' });
    const lengths = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Länge, Preis je Stück' });
    expect([...lengths.options].map(({ value }) => value)).toEqual(['7', '8']);
    expect(lengths.value).toBe('8');
    expect(lengths.form?.getAttribute('action')).toBe('/api/cart/add');
    expect(lengths.form?.method).toBe('post');
    expect(new FormData(lengths.form ?? undefined).get('pieces')).toBe('1');
  });

  it('keeps the picture, and says nothing of a board that it does not show', async () => {
    if (!SHOWCASE.board) throw new Error('no board');
    loaded.showcase = { ...SHOWCASE, board: { ...SHOWCASE.board, thickness: 35 } };
    await show(HomeHeroBlock, { heading: 'Holz.' });
    expect(screen.getByRole('img', { name: /Terrassendiele/ })).toBeDefined();
    expect(screen.queryByRole('region')).toBeNull();
    expect(text()).not.toContain('mm');
  });
});

describe('sections of the first page', () => {
  it('tell what boards or beams there are for each use, and their lowest price per metre and m²', async () => {
    await show(ApplicationTilesBlock);
    const [terrace, veranda, ...rest] = screen.getAllByRole('listitem');
    expect(rest).toEqual([]);
    expect(terrace?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Dicke 21–45 mmTerrasseab € 1,92 /mab € 37,32 /m²',
    );
    expect(veranda?.textContent?.replaceAll('\u00a0', ' ')).toContain('Querschnitt 45–200 mm');
    expect(veranda?.textContent).not.toContain('/m²');
  });

  it('leave uses out that nothing is sold for, and their heading where nothing is sold for any', async () => {
    const { summary } = SHOWCASE;
    if (!summary) throw new Error('no summary');
    const [terrace] = summary.applications;
    const applications = terrace ? [{ ...terrace, slug: 'sauna' }] : [];
    loaded.showcase = { ...SHOWCASE, summary: { ...summary, applications } };
    const { container } = await show(ApplicationTilesBlock);
    expect(container.innerHTML).toBe('');
  });

  it('count what lies ready, and lead there', async () => {
    await show(StockRowBlock, { title: 'Diese Woche ab Lager', filters: '__specie.oak' });
    const all = screen.getByRole('link', { name: '74 Artikel ab Lager' });
    expect(all.getAttribute('href')).toBe('/produkte/__availability.express__specie.oak');
    const board = screen.getByRole('listitem');
    expect(within(board).getByText(/^€\s12,07/).className).toBe(within(board).getByText(/^€\s80,44/).className);
  });

  it('say how many of the sections of beams they draw', async () => {
    await show(BeamRowBlock, { title: 'Balken' });
    expect(screen.getByText('1 von 15 Querschnitten, im selben Maßstab.')).toBeDefined();
    expect(screen.getByRole('link', { name: /Alle/ }).getAttribute('href')).toBe('/produkte/balken-und-pfosten');
  });

  it('count the range where editors leave a place for it', async () => {
    const facts = [
      { component: 'Fact', _uid: 'f', value: '{range.species}', label: 'Holzarten', note: '{range.lengths} Längen' },
    ];
    await show(StatisticsBlock, { facts });
    expect(text()).toBe('Holzarten7.093 Längen25');
  });

  it('set a figure larger than the word before it', async () => {
    const facts = [{ component: 'Fact', _uid: 'f', value: 'ab € 65', label: 'Lieferung' }];
    await show(StatisticsBlock, { facts });
    expect(screen.getByText('ab').tagName).toBe('SPAN');
    expect(screen.getByRole('definition').textContent).toBe('ab € 65');
  });

  it('show every sample, each as wide as it is', async () => {
    loaded.showcase = { ...SHOWCASE, samples: [1, 2, 3, 4, 5].map((id) => ({ ...BOARD, id: id as typeof BOARD.id })) };
    await show(SamplePiecesBlock, { title: 'Muster', button });
    const pieces = screen.getAllByRole('listitem');
    expect(pieces.map((piece) => piece.style.getPropertyValue('--width'))).toEqual(Array(5).fill('145'));
  });

  it('have beams from wide to narrow', async () => {
    const sides = [
      [90, 90],
      [200, 75],
      [200, 200],
    ] as const;
    const products = sides.map(([thickness, width], id) => ({ ...BEAM, id: id as typeof BEAM.id, thickness, width }));
    if (!SHOWCASE.beams) throw new Error('no beams');
    loaded.showcase = { ...SHOWCASE, beams: { ...SHOWCASE.beams, products } };
    await show(BeamRowBlock, { title: 'Balken' });
    const names = screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent?.slice(0, 9));
    expect(names).toEqual(['200 × 200', '90 × 90\u00a0m', '75 × 200\u00a0']);
  });

  it('end in one action each', async () => {
    for (const Shown of [StockRowBlock, BeamRowBlock, SamplePiecesBlock, ApplicationTilesBlock]) {
      const { container } = await show(Shown, { title: 'Titel', button });
      const outside = [...container.querySelectorAll('a, button')].filter((each) => !each.closest('li'));
      expect(outside, Shown.name).toHaveLength(1);
      cleanup();
    }
  });

  it('are left out while nothing is known of the range; what content has stays', async () => {
    loaded.showcase = null;
    for (const Shown of [StockRowBlock, BeamRowBlock, SamplePiecesBlock]) {
      const { container } = await show(Shown, { title: 'Titel', button });
      expect(container.innerHTML, Shown.name).toBe('');
      cleanup();
    }
    const facts = [
      { component: 'Fact', _uid: 'f', value: '5.000+', label: 'Bretter', note: '{range.lengths} Längen' },
      { component: 'Fact', _uid: 'g', value: '{range.species}', label: 'Holzarten' },
    ];
    await show(StatisticsBlock, { facts });
    expect(text()).toBe('Bretter5.000+');
    cleanup();
    await show(ApplicationTilesBlock);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(text()).not.toContain('€');
    cleanup();
    await show(PlanedToOrderBlock, { title: 'Ihr Querschnitt.' });
    expect(screen.getByRole('button', { name: 'Maß anfragen' })).toBeDefined();
  });
});

describe('tables to look a number up', () => {
  it('have the numbers that the shop calculates with', async () => {
    const tables = ['joists', 'durability', 'waste', 'magic'].map((kind) => ({
      component: 'ReferenceTable',
      _uid: kind,
      kind,
      title: `Tafel ${kind}`,
    }));
    await show(ReferenceTablesBlock, { title: 'Nachschlagen', tables });
    expect(screen.getAllByRole('table')).toHaveLength(3);
    const cells = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(cells('Tafel joists')).toContain('28 mm500 mm450 mm');
    expect(cells('Tafel durability').slice(1)).toEqual([
      '1ab 25 Jahre',
      '215–25 Jahre',
      '310–15 Jahre',
      '45–10 Jahre',
      '5unter 5 Jahre',
    ]);
    expect(cells('Tafel waste')).toContain('Fischgrät18 %');
  });
});
