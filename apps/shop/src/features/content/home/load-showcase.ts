import { type Block, numberOf, textOf } from '@geven/cms-blocks';
import type { ProductFilterInput, Showcase, ShowcaseInput } from '@geven/odoo-sdk';
import { cache } from 'react';
import { catalogueOf } from '@/lib/api/catalogue-of';
import { type Filters, parseFilterSlug } from '@/lib/listing/filter-slug';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { renderAgainSoon } from '@/lib/serving/render-again-soon';
import type { BlockScene } from '../block-scene';
import { HERO_BOARD } from './hero-board';

const MAX_COUNT = 12;
const COUNTS = { StockRow: 7, BeamRow: 9, SamplePieces: 5 } as const;

const READY: Filters = new Map([['availability', ['express']]]);

/**
 * What the blocks of a page show of the range, asked for together in one call: the first block of a kind says what.
 * Null where the API cannot say; the page then does without, and not for long.
 */
export const loadShowcase = cache(async ({ context, blocks }: BlockScene): Promise<Showcase | null> => {
  try {
    const { catalogue, options } = await catalogueOf(context, CACHE_TAGS.catalogue, CACHE_TAGS.day);
    return await catalogue.getShowcase(showcaseInput(blocks), options);
  } catch (error) {
    console.warn(`No showcase: ${error}`);
    await renderAgainSoon('showcase-outage');
    return null;
  }
});

/** What the blocks of a page ask for. */
export function showcaseInput(blocks: readonly Block[]): ShowcaseInput {
  const find = (name: string) => blocks.find(({ component }) => component === name);
  const [stock, beams, samples] = [find('StockRow'), find('BeamRow'), find('SamplePieces')];
  return {
    hasBoard: find('HomeHero') !== undefined,
    board: { attributes: HERO_BOARD.filters.map(({ attribute, values }) => ({ attribute, values: [...values] })) },
    boardSearch: HERO_BOARD.search,
    hasStock: stock !== undefined,
    stock: filterOf(stock, readyFilters(stock)),
    stockCount: countOf(stock, COUNTS.StockRow),
    hasBeams: beams !== undefined,
    beams: filterOf(beams),
    beamCount: countOf(beams, COUNTS.BeamRow),
    hasSamples: samples !== undefined,
    samples: filterOf(samples),
    sampleCount: countOf(samples, COUNTS.SamplePieces),
    hasSummary: find('ApplicationTiles') !== undefined || find('Statistics') !== undefined,
  };
}

const countOf = (block: Block | undefined, usual: number) => Math.min(MAX_COUNT, numberOf(block?.count) ?? usual);

/** What lies ready, within what a `StockRow` is narrowed to; as its listing shows it. */
export const readyFilters = (block: Block | undefined): Filters =>
  new Map([...parseFilterSlug(textOf(block?.filters)), ...READY]);

/** What a block is narrowed to: its field `category`, and its `filters` as those of a `ProductRow`. */
function filterOf(block: Block | undefined, filters = parseFilterSlug(textOf(block?.filters))): ProductFilterInput {
  const category = textOf(block?.category);
  return {
    ...(category ? { category } : {}),
    attributes: [...filters].map(([attribute, values]) => ({ attribute, values: [...values] })),
  };
}
