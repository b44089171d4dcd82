import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { registerCustomer } from './customers.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/** A kind of page, and the KiB of JavaScript (brotli) that it may load beyond the framework's own; none: no limit. */
export interface PageKind {
  name: string;
  path: string;
  limit?: number;
  /** Of the browser that looks at it. */
  cookie?: string;
}

export const LISTING = '/produkte';
/** No page of this size is cached (`isCachedListing`): the same listing and one board more, rendered again each time. */
export const UNCACHED_LISTING = `${LISTING}?itemsPerPage=19`;

/** An address of every kind of page. */
export async function pageKinds(origin: string): Promise<PageKind[]> {
  return [
    { name: 'home', path: '/', limit: 20 },
    { name: 'listing', path: LISTING, limit: 20 },
    { name: 'product', path: await firstProductPath(origin), limit: 45 },
    { name: 'terms', path: '/t/terms', limit: 20 },
    { name: 'article', path: '/t/lagerholzabstand', limit: 20 },
    { name: 'cart', path: '/einkaufswagen', limit: 60 },
    { name: 'login', path: '/einloggen', limit: 20 },
    // 30, and what loads the captcha.
    { name: 'contact', path: '/contact/quote', limit: 32 },
    { name: 'dashboard', path: '/dashboard/home', limit: 25, cookie: (await registerCustomer(origin)).cookie },
  ];
}

/** What each kind of page loads at first. */
export async function weighPages(origin: string): Promise<(Omit<PageKind, 'cookie'> & PageWeight)[]> {
  const framework = frameworkScripts();
  const weighed = [];
  for (const { cookie, ...kind } of await pageKinds(origin)) {
    weighed.push({ ...kind, ...(await weighPage(origin, { path: kind.path, cookie }, framework)) });
  }
  return weighed;
}

/** Where the first product of the listing leads. */
export async function firstProductPath(origin: string): Promise<string> {
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
