// A program: `node bench/dist/measure-listing.js <thousands of templates>` times listings in memory and prints milliseconds.
import { parseArgs } from 'node:util';
import { sampleRecords, sampleScale } from '@geven/sample-range';
import { buildCatalogueIndex } from '../src/catalogue/projection/catalogue-index';
import type { FacetAttribute } from '../src/catalogue/projection/listing/facet-names';
import { listProducts } from '../src/catalogue/projection/listing/list-products';
import { listingQueries } from './listing-queries';

const LISTINGS = 3000;
/** Listings that are not timed, so that the compiler has seen the code. */
const WARM_UP = 500;

const thousands = Number(parseArgs({ allowPositionals: true }).positionals[0] ?? 0.6);
if (!(thousands > 0)) throw new Error('Name the thousands of templates, for example 6');

const records = sampleRecords({ scale: sampleScale(thousands) });
const index = buildCatalogueIndex(records);
const atList = index.atPrices(records.listPrices);
const slugsOf = (attribute: FacetAttribute) => index.facets[attribute].values.map(({ slugs }) => slugs.de);
const queries = listingQueries(slugsOf, WARM_UP + LISTINGS);

/** Each query at both, first at the one or the other in turn: what the machine does besides hits both alike. */
const indexes = { standard: index, list: atList };
const ORDERS = [['standard', 'list'] as const, ['list', 'standard'] as const];
const times: Record<keyof typeof indexes, number[]> = { standard: [], list: [] };
for (const [number, query] of queries.entries()) {
  for (const prices of ORDERS[number % 2] ?? []) {
    const begin = performance.now();
    listProducts(indexes[prices], query, 'de');
    if (number >= WARM_UP) times[prices].push(performance.now() - begin);
  }
}
const quantile = (prices: keyof typeof indexes, share: number) => {
  const sorted = times[prices].toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)];
};
const figures = { p50: quantile('standard', 0.5), p99: quantile('standard', 0.99), listP50: quantile('list', 0.5) };
process.stdout.write(`${JSON.stringify(figures)}\n`);
