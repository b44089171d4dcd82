import { measureLoad } from './load.ts';
import { measureCartPage } from './measure-cart-page.ts';
import { ARTICLE } from './measure-content.ts';
import { HOSTILE_PER_SECOND, measureUnderFire } from './measure-hostile.ts';
import type { PageWeight } from './page-weight.ts';
import type { Row } from './report.ts';
import { firstProductPath, LISTING, UNCACHED_LISTING, weighPages } from './weigh-pages.ts';

interface ShopFigures {
  loads: Row[];
  weights: PageWeight[];
  /** KB of HTML of the fullest cart. */
  cartKilobytes: number;
}

/** Pages, cached, made for each visit and while somebody attacks; a picture that was cut before; what pages weigh. */
export async function measureShop(origin: string, thousands: number, seconds: number): Promise<ShopFigures> {
  const loads: Row[] = [];
  const pages = [
    { name: 'Cached listing page', path: LISTING },
    { name: 'Cached product page', path: await firstProductPath(origin) },
    { name: 'Listing page made for each visit', path: UNCACHED_LISTING },
    { name: 'Cached article', path: ARTICLE },
    // What a form on a page asks is for one visitor, so the same article is rendered again each time.
    { name: 'Article made for each visit', path: `${ARTICLE}?zip=47574` },
    { name: 'Picture from cache', path: await firstPicturePath(origin), headers: { accept: 'image/avif,image/webp' } },
  ];
  for (const { name, ...request } of pages) {
    for (const connections of [1, 16]) {
      const figures = await measureLoad({ origin, connections, seconds, requests: [request] });
      loads.push({ name, thousands, connections, ...figures });
    }
  }
  const { kilobytes: cartKilobytes, ...cart } = await measureCartPage(origin, seconds);
  loads.push({ name: 'Cart page of 100 lines', thousands, connections: 1, ...cart });
  for (const { name, ...request } of pages.filter(({ path }) => path.startsWith(LISTING))) {
    const figures = await measureUnderFire({ origin, connections: 1, seconds, requests: [request] });
    const title = `${name}, under ${HOSTILE_PER_SECOND} hostile requests a second`;
    loads.push({ name: title, thousands, connections: 1, ...figures });
  }
  return { loads, weights: await weighPages(origin), cartKilobytes };
}

/**
 * The home page, rendered for each visit: in a shop that keeps one page, its three languages in turn push each other out.
 */
export async function measureHome(origin: string, thousands: number, seconds: number): Promise<Row> {
  const requests = ['de', 'nl', 'en'].map((locale) => ({ path: '/', headers: { cookie: `locale=${locale}` } }));
  const figures = await measureLoad({ origin, connections: 1, seconds, requests });
  return { name: 'Home page made for each visit', thousands, connections: 1, ...figures };
}

/** The picture of the first card of a listing. */
async function firstPicturePath(origin: string): Promise<string> {
  const page = await (await fetch(origin + LISTING)).text();
  const [path] = /\/api\/pictures\/[\w./-]+\/m\/\w+/.exec(page) ?? [];
  if (!path) throw new Error('The listing shows no picture');
  return path;
}
