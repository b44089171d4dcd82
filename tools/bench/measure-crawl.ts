import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { callGraphql, graphqlRequest } from './graphql-requests.ts';
import { residentMegabytes } from './process-memory.ts';

/** What a crawler that follows every filter leaves behind. */
export interface CrawlResult {
  readonly visited: number;
  readonly seconds: number;
  /** Answers that were no 200. */
  readonly failures: number;
  /** Pages and MB of the page cache on disk, before and after. */
  readonly pages: readonly [before: number, after: number];
  readonly megabytes: readonly [before: number, after: number];
  /** Resident memory of the shop, MB, before and after. */
  readonly memory: readonly [before: number | undefined, after: number | undefined];
}

interface CrawlOptions {
  readonly shop: string;
  readonly api: string;
  readonly shopPid: number;
  /** Folder of the page cache. */
  readonly cacheFolder: string;
  /** How many different combinations of filters. */
  readonly visits: number;
}

const CONNECTIONS = 4;

/** Visits different combinations of filters, as a crawler without manners does, and looks what stays. */
export async function measureCrawl({ shop, api, shopPid, cacheFolder, visits }: CrawlOptions): Promise<CrawlResult> {
  const paths = await combinations(api, visits);
  const before = { ...weigh(cacheFolder), memory: residentMegabytes(shopPid) };
  const begin = performance.now();
  let next = 0;
  let failures = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < paths.length) {
        const response = await fetch(`${shop}${paths[next++]}`, { headers: { 'accept-language': 'de' } });
        await response.arrayBuffer();
        if (!response.ok) failures += 1;
      }
    }),
  );
  const after = { ...weigh(cacheFolder), memory: residentMegabytes(shopPid) };
  return {
    visited: paths.length,
    seconds: (performance.now() - begin) / 1000,
    failures,
    pages: [before.pages, after.pages],
    megabytes: [before.megabytes, after.megabytes],
    memory: [before.memory, after.memory],
  };
}

interface ListAnswer {
  getProductTemplatesList: { filterGroups: { attribute: string; values: { slug: string }[] }[] };
}

/** Groups of filters in one address: up to three of them make some 23 thousand addresses, too few for a long crawl. */
const MAX_GROUPS = 4;

/** Different addresses, one value of each of some groups of filters, in two orders; those with few filters first. */
async function combinations(api: string, count: number): Promise<string[]> {
  const { data } = await callGraphql<ListAnswer>(api, graphqlRequest('getProductTemplatesList', { pageSize: 1 }));
  const groups = data.getProductTemplatesList.filterGroups.filter(({ attribute }) => attribute !== 'category');
  let choices: string[][] = [[]];
  for (const { attribute, values } of groups) {
    const further = choices.filter(({ length }) => length < MAX_GROUPS);
    const chosen = values.flatMap(({ slug }) => further.map((choice) => [...choice, `__${attribute}.${slug}`]));
    choices = [...choices, ...chosen];
  }
  return choices
    .toSorted((one, other) => one.length - other.length)
    .map((choice) => (choice.length > 0 ? `/produkte/${choice.join('')}` : '/produkte'))
    .flatMap((path) => [path, `${path}?sort=price,ASC`])
    .slice(0, count);
}

/** Counts the pages of a cache and their MB. */
function weigh(folder: string): { pages: number; megabytes: number } {
  let pages = 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if (entry.name.endsWith('.html')) pages += 1;
    // A page may be dropped from the cache while we look.
    bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return { pages, megabytes: Math.round(bytes / 2 ** 20) };
}
