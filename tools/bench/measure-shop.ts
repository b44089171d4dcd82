import { measureLoad } from './load.ts';
import type { PageWeight } from './page-weight.ts';
import type { Row } from './report.ts';
import { firstProductPath, LISTING, weighPages } from './weigh-pages.ts';

/** Cached pages through the proxy, a picture that was cut before, and the weight of each kind of page. */
export async function measureShop(
  origin: string,
  thousands: number,
  seconds: number,
): Promise<{ loads: Row[]; weights: PageWeight[] }> {
  const loads: Row[] = [];
  const pages = [
    { name: 'Cached listing page', path: LISTING },
    { name: 'Cached product page', path: await firstProductPath(origin) },
    { name: 'Picture from cache', path: await firstPicturePath(origin), headers: { accept: 'image/avif,image/webp' } },
  ];
  for (const { name, ...request } of pages) {
    for (const connections of [1, 16]) {
      const figures = await measureLoad({ origin, connections, seconds, requests: [request] });
      loads.push({ name, thousands, connections, ...figures });
    }
  }
  return { loads, weights: await weighPages(origin) };
}

/** The picture of the first card of a listing. */
async function firstPicturePath(origin: string): Promise<string> {
  const page = await (await fetch(origin + LISTING)).text();
  const [path] = /\/api\/pictures\/[\w./-]+\/m\/\w+/.exec(page) ?? [];
  if (!path) throw new Error('The listing shows no picture');
  return path;
}
