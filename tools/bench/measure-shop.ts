import { measureLoad } from './load.ts';
import type { PageWeight } from './page-weight.ts';
import type { Row } from './report.ts';
import { firstProductPath, LISTING, weighPages } from './weigh-pages.ts';

/** Cached pages through the proxy, and the weight of each kind of page. */
export async function measureShop(
  origin: string,
  thousands: number,
  seconds: number,
): Promise<{ loads: Row[]; weights: PageWeight[] }> {
  const loads: Row[] = [];
  const pages = [
    { name: 'Cached listing page', path: LISTING },
    { name: 'Cached product page', path: await firstProductPath(origin) },
  ];
  for (const { name, path } of pages) {
    for (const connections of [1, 16]) {
      const figures = await measureLoad({ origin, connections, seconds, requests: [{ path }] });
      loads.push({ name, thousands, connections, ...figures });
    }
  }
  return { loads, weights: await weighPages(origin) };
}
