import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { measureLoad } from './load.ts';
import { type PageWeight, weighPage } from './page-weight.ts';
import type { Row } from './report.ts';

const LISTING = '/produkte';

/** Cached pages through the proxy, and the weight of each kind of page. */
export async function measureShop(
  origin: string,
  thousands: number,
  seconds: number,
): Promise<{ loads: Row[]; weights: PageWeight[] }> {
  const product = await firstProductPath(origin);
  const loads: Row[] = [];
  const pages = [
    { name: 'Cached listing page', path: LISTING },
    { name: 'Cached product page', path: product },
  ];
  for (const { name, path } of pages) {
    for (const connections of [1, 16]) {
      const figures = await measureLoad({ origin, connections, seconds, requests: [{ path }] });
      loads.push({ name, thousands, connections, ...figures });
    }
  }
  const weights = [];
  for (const path of ['/', LISTING, product, '/einkaufswagen', '/t/terms']) {
    weights.push(await weighPage(origin, path, frameworkScripts()));
  }
  return { loads, weights };
}

/** Where the first product of the listing leads. */
async function firstProductPath(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}${LISTING}`)).text();
  const path = /href="(\/produkte\/[^"/]+\/\d+)"/.exec(html)?.[1];
  if (!path) throw new Error('The listing links to no product');
  return path;
}

/** Files that Next loads on every page, an empty one too. */
function frameworkScripts(): string[] {
  const file = join(ROOT, 'apps', 'shop', '.next', 'build-manifest.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { rootMainFiles: string[] }).rootMainFiles;
}
