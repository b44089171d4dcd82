// A program: `node bench/dist/measure-search.js <thousands of templates>` judges the search on the sample range, times
// suggestions in memory for every beginning of the judged queries, and prints shares and milliseconds and
// these beginnings.
import { parseArgs } from 'node:util';
import { sampleRecords, sampleScale } from '@geven/sample-range';
import { buildCatalogueIndex } from '../src/catalogue/projection/catalogue-index';
import { HELD_OUT_QUERIES, judge, TUNING_QUERIES } from '../src/catalogue/search/relevance-tests/judge';
import { searchCatalogue } from '../src/catalogue/search/search-catalogue';

const thousands = Number(parseArgs({ allowPositionals: true }).positionals[0] ?? 6);
if (!(thousands > 0)) throw new Error('Name the thousands of templates, for example 6');

const range = buildCatalogueIndex(sampleRecords());
const success = { tuning: judge(range, TUNING_QUERIES).success, heldOut: judge(range, HELD_OUT_QUERIES).success };

/** What is sent while a query is typed, letter by letter. */
const typed = [...TUNING_QUERIES, ...HELD_OUT_QUERIES].flatMap(({ locale, search }) =>
  Array.from(search, (_, end) => ({ locale, term: search.slice(0, end + 1) })),
);

const records = sampleRecords({ scale: sampleScale(thousands) });
const begin = performance.now();
const index = buildCatalogueIndex(records);
const built = performance.now() - begin;
const times = typed.map(({ locale, term }) => {
  const start = performance.now();
  searchCatalogue(index, term, null, locale);
  return performance.now() - start;
});
times.sort((a, b) => a - b);
const quantile = (share: number) => times[Math.floor(times.length * share)];
const suggestions = { count: times.length, p50: quantile(0.5), p99: quantile(0.99), max: times.at(-1) };
const terms = typed.map(({ term }) => term);
process.stdout.write(`${JSON.stringify({ success, suggestions, built, terms })}\n`);
