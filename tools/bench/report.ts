import type { Figures } from './load.ts';
import { percent, table } from './markdown.ts';
import type { AccountFigures } from './measure-accounts.ts';
import type { CheckoutFigures } from './measure-checkout.ts';
import type { ContactFigures } from './measure-contact.ts';
import type { ContentFigures, SitemapFigures } from './measure-content.ts';
import type { CrawlResult } from './measure-crawl.ts';
import type { DashboardFigures } from './measure-dashboard.ts';
import type { FacetFigures } from './measure-facets.ts';
import type { ImportResult } from './measure-import.ts';
import type { LighthouseScores } from './measure-lighthouse.ts';
import type { PageWeight } from './page-weight.ts';
import {
  accountSection,
  checkoutSection,
  contactSection,
  contentSection,
  crawlSection,
  dashboardSection,
  importSection,
} from './report-sections.ts';

/** One measured load. `thousands` of product templates. */
export interface Row extends Figures {
  name: string;
  thousands: number;
  connections: number;
}

/** ms of a suggestion in process, and the share of judged queries whose answer is among the first five. */
export interface SearchFigures {
  thousands: number;
  p50: number;
  p99: number;
  /** Of the queries that the search was tuned on; 0 to 1. */
  tuning: number;
  /** Of those that were written before and never looked at. */
  heldOut: number;
}

/** Rows of a scale that an earlier run has measured, and this one has not. */
export interface KeptRows {
  /** Of product templates. */
  readonly thousands: number;
  readonly date: string;
  readonly revision: string;
}

export interface Report {
  date: string;
  revision: string;
  machine: string;
  facets: FacetFigures[];
  searches: SearchFigures[];
  loads: Row[];
  weights: PageWeight[];
  /** KB of HTML of a cart of 100 lines; undefined until it was measured. */
  cartKilobytes: number | undefined;
  lighthouse: LighthouseScores[];
  /** Undefined until it was measured. */
  imported: ImportResult | undefined;
  /** Undefined until it was measured. */
  content: ContentFigures | undefined;
  /** Undefined until it was measured. */
  accounts: AccountFigures | undefined;
  /** Undefined until it was measured. */
  dashboard: DashboardFigures | undefined;
  /** Undefined until it was measured. */
  checkout: CheckoutFigures | undefined;
  /** Undefined until it was measured. */
  contact: ContactFigures | undefined;
  sitemaps: SitemapFigures[];
  /** Undefined when no crawler was let in. */
  crawl: CrawlResult | undefined;
  /** Seconds. */
  starts: { name: string; thousands: number; seconds: number }[];
  /** MB after the loads. */
  memory: { name: string; thousands: number; megabytes: number | undefined }[];
  /** What is not of this run. */
  kept: readonly KeptRows[];
}

/** Figures of other shops, measured in November 2026 on the same kind of machine; what they did differs in detail. */
const PEERS: Record<string, string> = {
  'Listing query: two filters, all counts, page of 18':
    'Vendure 3.7.3, 6 thousand products: p50 63 ms, 12.7 req/s at one connection, 23.5 at ten',
  'Add to cart': 'Vendure 3.7.3: p50 39 ms, 22 req/s · Odoo 19: its own site p50 105 ms, JSON-2 115 ms',
  'Cached listing page': 'Odoo 19 shop page, 6 thousand templates: p50 402 ms, 5.9 req/s at four connections',
  'Cached product page': 'Odoo 19 product page: 3.8 req/s at four connections',
  'API memory': 'Vendure 3.7.3: 337 → 541 MB',
  'API start': 'Vendure 3.7.3: 8.8 s',
};

const GOALS: Record<string, string> = {
  'Listing query: two filters, all counts, page of 18': 'p50 ≤ 6 ms at 1; ≥ 1,500 req/s at 16',
  'Listing query of a customer, price list': '≤ 1.3 × the time at standard prices',
  'Listing page made for each visit, price list': '≤ 1.3 × that at standard prices',
  'Add to cart': 'p50 ≤ 12 ms',
  'Cached listing page': 'p50 ≤ 6 ms at 1',
  'Cached product page': 'p50 ≤ 6 ms at 1',
  'Listing page made for each visit': 'p50 ≤ 40 ms at 1',
  'Home page made for each visit': 'p50 ≤ 100 ms at 1',
  'Cart page of 100 lines': 'p50 ≤ 300 ms',
  'Cached article': 'p50 ≤ 6 ms at 1',
  'Article made for each visit': 'p50 ≤ 50 ms at 1',
  'Cached listing page, under 20 hostile requests a second': 'p99 ≤ 3 × that without them',
  'Listing page made for each visit, under 20 hostile requests a second': 'p99 ≤ 3 × that without them',
  'Picture from cache': 'p50 ≤ 10 ms',
  'Suggestions while typing': 'p50 ≤ 8 ms',
  'Suggestions while typing, through the shop': 'p50 ≤ 8 ms',
};

/** The report as a page for docs/benchmarks.md. */
export function reportPage({
  date,
  revision,
  machine,
  facets,
  searches,
  loads,
  weights,
  cartKilobytes,
  lighthouse,
  imported,
  content,
  accounts,
  dashboard,
  checkout,
  contact,
  sitemaps,
  crawl,
  starts,
  memory,
  kept,
}: Report): string {
  return `# Benchmarks

Measured with \`npm run bench\` on ${date} at revision \`${revision.slice(0, 12)}\`, on ${machine}. Load generator and
servers share the machine, so trust large differences only. The figures are also in [benchmarks.json](benchmarks.json).
${kept.map(keptNote).join('')}
## Listing in process

${table(
  ['thousand templates', 'p50 ms', 'p99 ms', 'goal p50', 'p50 ms with a price list', 'times standard (goal 1.3)'],
  facets.map(({ thousands, p50, p99, listP50 }) => [
    thousands,
    p50.toFixed(3),
    p99.toFixed(3),
    facetGoal(thousands),
    listP50.toFixed(3),
    (listP50 / p50).toFixed(2),
  ]),
)}

## Search in process

Suggestions for every beginning of the judged queries, and the share of these queries that are answered among the first
five products: of those that the search was tuned on, and of those held out.

${table(
  ['thousand templates', 'p50 ms', 'p99 ms', 'tuned on (goal 95 %)', 'held out (goal 90 %)'],
  searches.map(({ thousands, p50, p99, tuning, heldOut }) => [
    thousands,
    p50.toFixed(3),
    p99.toFixed(3),
    percent(tuning),
    percent(heldOut),
  ]),
)}

## Over HTTP

${table(
  ['what', 'thousand templates', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'failed', 'goal', 'peers (November 2026)'],
  loads.map((row) => [
    row.name,
    row.thousands,
    row.connections,
    Math.round(row.requestsPerSecond),
    atLeastOne(row.p50),
    atLeastOne(row.p99),
    row.failures,
    GOALS[row.name] ?? '',
    PEERS[row.name] ?? '',
  ]),
)}

## First-load JavaScript

KiB, brotli. Goal above the framework's own: home, listing, article and login 20,
dashboard 25, contact 30 and its captcha 2, product 45, cart 60.

${table(
  ['page', 'all', "above the framework's own"],
  weights.map(({ page, total, aboveFramework }) => [page, total.toFixed(1), aboveFramework.toFixed(1)]),
)}

${cartKilobytes === undefined ? '' : `The page of a cart of 100 lines has ${Math.round(cartKilobytes)} KB of HTML before compression; goal 400 KB.\n`}
## Lighthouse

A phone as Lighthouse simulates it, median of five. Goal: performance 95, all else 100. Browser and servers share the
machine, so a page of text alone shows what the machine itself leaves. A slowdown of 4 is Lighthouse's usual one, for a
machine of index 1,500 and more; from the second page on it is 2 on a machine below that, as its table has it.

${table(
  [
    ...['page', 'slowdown', 'machine', 'performance', 'accessibility', 'best practices', 'SEO'],
    ...['largest paint ms', 'blocked ms', 'layout shift'],
  ],
  lighthouse.map(({ page, slowdown, machineIndex, largestPaint, blocked, shift, ...scores }) => [
    page,
    slowdown,
    machineIndex,
    scores.performance,
    scores.accessibility,
    scores.bestPractices,
    scores.seo,
    largestPaint,
    blocked,
    shift,
  ]),
)}
${imported ? importSection(imported) : ''}${content ? contentSection(content, sitemaps) : ''}${accounts ? accountSection(accounts) : ''}${dashboard ? dashboardSection(dashboard) : ''}${checkout ? checkoutSection(checkout) : ''}${contact ? contactSection(contact) : ''}${crawl ? crawlSection(crawl) : ''}
## Start and memory

${table(
  ['what', 'thousand templates', 'seconds', 'peers (November 2026)'],
  starts.map(({ name, thousands, seconds }) => [name, thousands, seconds.toFixed(1), PEERS[name] ?? '']),
)}

${table(
  ['process', 'thousand templates', 'MB', 'peers (November 2026)'],
  memory.map(({ name, thousands, megabytes }) => [name, thousands, megabytes ?? '–', PEERS[`${name} memory`] ?? '']),
)}
`;
}

const keptNote = ({ thousands, date, revision }: KeptRows) =>
  `\nRows of ${thousands} thousand templates are of ${date}, at revision \`${revision.slice(0, 12)}\`.\n`;

/** The load generator counts whole milliseconds. */
const atLeastOne = (milliseconds: number) => (milliseconds < 1 ? '< 1' : milliseconds);

function facetGoal(thousands: number): string {
  return { 0.6: '0.3', 6: '0.5', 60: '3' }[thousands] ?? '';
}
