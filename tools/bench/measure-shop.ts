import { measureLoad } from './load.ts';
import type { PageWeight } from './page-weight.ts';
import type { Row } from './report.ts';
import { firstProductPath, LISTING, weighPages } from './weigh-pages.ts';

/** Pages through the proxy, cached and made for each visit, a picture that was cut before, and what pages weigh. */
export async function measureShop(
  origin: string,
  thousands: number,
  seconds: number,
): Promise<{ loads: Row[]; weights: PageWeight[] }> {
  const loads: Row[] = [];
  const pages = [
    { name: 'Cached listing page', path: LISTING },
    { name: 'Cached product page', path: await firstProductPath(origin) },
    // No page of this size is cached (`isCachedListing`): the same listing and one board more, made anew each time.
    { name: 'Listing page made for each visit', path: `${LISTING}?itemsPerPage=19` },
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
