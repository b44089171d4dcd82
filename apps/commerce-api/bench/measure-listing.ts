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

const index = buildCatalogueIndex(sampleRecords({ scale: sampleScale(thousands) }));
const slugsOf = (attribute: FacetAttribute) => index.facets[attribute].values.map(({ slugs }) => slugs.de);
const queries = listingQueries(slugsOf, LISTINGS);

for (const query of queries.slice(0, WARM_UP)) listProducts(index, query, 'de');
const times = queries.map((query) => {
  const begin = performance.now();
  listProducts(index, query, 'de');
  return performance.now() - begin;
});
times.sort((a, b) => a - b);
const quantile = (share: number) => times[Math.floor(times.length * share)];
process.stdout.write(`${JSON.stringify({ p50: quantile(0.5), p99: quantile(0.99) })}\n`);
