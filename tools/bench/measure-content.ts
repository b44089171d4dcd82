import { setTimeout as delay } from 'node:timers/promises';
import { measureLoad } from './load.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import { residentMegabytes } from './process-memory.ts';
import { UNCACHED_LISTING } from './weigh-pages.ts';

/** How soon content is seen, and how long its pictures take. */
export interface ContentFigures {
  /** ms from the editor's press until the page shows it: the 95th percentile. */
  readonly publishedP95: number;
  /** ms of the picture that networks show beside a link, made and from the cache. */
  readonly socialPicture: number;
  readonly socialPictureCached: number;
}

/** Every file of the sitemap, one after the other. */
export interface SitemapFigures {
  readonly thousands: number;
  readonly files: number;
  readonly seconds: number;
  /** MB that the shop grew by. */
  readonly megabytes: number | undefined;
}

interface ContentOptions {
  readonly shop: string;
  readonly sandbox: string;
}

export const ARTICLE = '/t/lagerholzabstand';
const PAGES_WITH_PICTURES = [ARTICLE, '/t/wissensdatenbank', '/s/fragen', '/s/lieferung', '/blog'];
const PUBLICATIONS = 20;
const GIVE_UP_MS = 30_000;
const LOOK_EVERY_MS = 20;
const BUSY_SECONDS = 10;

/** Publishes an article again and again, and watches its cached page; then asks for the picture of a page. */
export async function measureContent({ shop, sandbox }: ContentOptions): Promise<ContentFigures> {
  const editor = await findEditor(sandbox);
  const times: number[] = [];
  for (let count = 0; count < PUBLICATIONS; count++) {
    times.push(await publishAndWatch(editor, shop));
    // As an editor does: a second press within the second is gathered with the first.
    await delay(1500);
  }
  const [socialPicture, socialPictureCached] = await measureSocialPictures(shop);
  return { publishedP95: Math.round(percentile(times, 0.95)), socialPicture, socialPictureCached };
}

async function findEditor(sandbox: string): Promise<string> {
  const list = await (await fetch(`${sandbox}/stories`)).text();
  const [, path] = new RegExp(`href="(/stories/\\d+)">${ARTICLE.slice(1)}<`).exec(list) ?? [];
  if (!path) throw new Error(`The sandbox has no story ${ARTICLE}`);
  return sandbox + path;
}

async function publishAndWatch(editor: string, shop: string): Promise<number> {
  const mark = `bench-${crypto.randomUUID()}`;
  const fields = { language: 'de', 'exists-de': 'on', 'exists-nl': 'on', 'exists-en': 'on' };
  const body = new URLSearchParams({ ...fields, action: 'publish', 'content/lead': mark });
  const start = performance.now();
  await fetch(editor, { method: 'POST', body, redirect: 'manual' });
  while (performance.now() - start < GIVE_UP_MS) {
    const html = await (await fetch(shop + ARTICLE)).text();
    if (html.includes(mark)) return performance.now() - start;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('What was published is not seen');
}

/** ms of the picture beside a link to a page, made and from the cache: medians of a few pages. */
async function measureSocialPictures(shop: string): Promise<[number, number]> {
  const made: number[] = [];
  const cached: number[] = [];
  for (const page of PAGES_WITH_PICTURES) {
    const html = await (await fetch(shop + page)).text();
    const [path] = /\/api\/pictures\/\w+\/social\/[\w-]+\.png/.exec(html) ?? [];
    if (!path) throw new Error(`${page} names no picture for networks`);
    for (const times of [made, cached]) {
      const start = performance.now();
      await (await fetch(shop + path)).arrayBuffer();
      times.push(performance.now() - start);
    }
  }
  return [Math.round(median(made)), Math.round(median(cached))];
}

interface SitemapOptions {
  readonly shop: string;
  readonly shopPid: number;
  readonly thousands: number;
}

/**
 * Reads every file that the index of the sitemap names, in a shop that has been busy: V8 gives a process its young
 * generation (some 90 MB) with the first work, whatever that is, and keeps it.
 */
export async function measureSitemap({ shop, shopPid, thousands }: SitemapOptions): Promise<SitemapFigures> {
  await measureLoad({ origin: shop, connections: 16, seconds: BUSY_SECONDS, requests: [{ path: UNCACHED_LISTING }] });
  const before = residentMegabytes(shopPid);
  const start = performance.now();
  const index = await (await fetch(`${shop}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const file of files) {
    const response = await fetch(shop + file);
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    for await (const _part of response.body ?? []) {
      // Read and let go, as a crawler does.
    }
  }
  const seconds = (performance.now() - start) / 1000;
  const after = residentMegabytes(shopPid);
  const megabytes = before === undefined || after === undefined ? undefined : Math.max(0, after - before);
  return { thousands, files: files.length, seconds, megabytes };
}
