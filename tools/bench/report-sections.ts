import { percent, table } from './markdown.ts';
import type { AccountFigures } from './measure-accounts.ts';
import type { CheckoutFigures } from './measure-checkout.ts';
import type { ContactFigures } from './measure-contact.ts';
import type { ContentFigures, SitemapFigures } from './measure-content.ts';
import type { CrawlResult } from './measure-crawl.ts';
import type { DashboardFigures } from './measure-dashboard.ts';
import type { ImportResult } from './measure-import.ts';

// Parts of the report that are only there when they were measured.

export function importSection({ variants, seconds, seenAfter }: ImportResult): string {
  return `
## A range from files

The whole range is exported, every price raised by a euro, and imported; then cached pages are watched until they show it.

${table(
  ['what', 'measured', 'goal'],
  [
    [`import of ${variants} variants`, `${seconds.toFixed(1)} s`, '20 s'],
    ...seenAfter.map(({ page, milliseconds }) => [`new price on the ${page} page`, `${milliseconds} ms`, '3 s']),
  ],
)}
`;
}

export function contentSection(content: ContentFigures, sitemaps: readonly SitemapFigures[]): string {
  const { publishedP95, socialPicture, socialPictureCached } = content;
  return `
## Content

An article is published twenty times, and its cached page watched until it shows that. Then every file of the sitemap is
read, one after the other, in a shop that was busy before.

${table(
  ['what', 'measured', 'goal'],
  [
    ['published until seen, p95', `${publishedP95} ms`, '3 s'],
    ['picture for networks, made', `${socialPicture} ms`, '200 ms'],
    ['picture for networks, from the cache', `${socialPictureCached} ms`, '10 ms'],
    ...sitemaps.map(({ thousands, files, seconds, megabytes }) => [
      `sitemap of ${thousands} thousand templates, ${files} files`,
      `${seconds.toFixed(1)} s, ${megabytes ?? '–'} MB more`,
      '60 s, 30 MB',
    ]),
  ],
)}
`;
}

export function accountSection(figures: AccountFigures): string {
  const { hash, login, refused, atOnce, burstSeconds, burstFailures, listing, dashboard } = figures;
  const ms = (time: number) => `${Math.round(time)} ms`;
  const share = Math.abs(refused.known - refused.unknown) / Math.max(refused.known, refused.unknown);
  return `
## Accounts

Through the forms of the shop. Most of a login is the hash of the password, which costs that much on purpose.

${table(
  ['what', 'measured', 'goal'],
  [
    ['login, p50', ms(login), '130 ms'],
    ['the hash in it, p50', ms(hash), ''],
    ['refused, an address with an account, p50', ms(refused.known), ''],
    ['refused, an address without', `${ms(refused.unknown)}, ${percent(share)} apart`, '5 % apart'],
    [`${atOnce} logins at once`, `${burstSeconds.toFixed(1)} s, ${burstFailures} failed`, '7 s'],
    ['listing page, p50, nobody else there', ms(listing.idle), ''],
    ['listing page, p50, meanwhile', ms(listing.meanwhile), '2 × that'],
    ['first page of the dashboard, p50', ms(dashboard), '40 ms'],
  ],
)}
`;
}

export function dashboardSection(figures: DashboardFigures): string {
  const { orders, data, home, few, first, middle, last, search, invoices, invoiceSeconds, listing } = figures;
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const beside = (time: number) => `${ms(time)}, ${(time / few).toFixed(2)} ×`;
  return `
## Dashboard

A customer with ${orders} orders, and one with 10; invoices are made out and written in three formats by the API that serves
the pages. Medians.

${table(
  ['what', 'measured', 'goal'],
  [
    ['`getDashboardData`', ms(data), '6 ms'],
    ['first page of the dashboard', ms(home), '40 ms'],
    ['a page of 10 orders of 10', ms(few), ''],
    [`the first page of ${orders}`, beside(first), '1.3 ×'],
    ['the middle one', beside(middle), '1.3 ×'],
    ['the last one', beside(last), '1.3 ×'],
    ['an order found by its number', ms(search), '15 ms'],
    [`${invoices} invoices with all files`, `${Math.round(invoiceSeconds)} s`, '600 s'],
    ['listing page, nobody else there', ms(listing.idle), ''],
    ['listing page, meanwhile', ms(listing.meanwhile), '1.5 × that'],
  ],
)}
`;
}

export function checkoutSection({ change, freeze, webhookP99, webhooksPerSecond, crowds }: CheckoutFigures): string {
  const ms = (time: number) => `${Math.round(time)} ms`;
  return `
## Cart and payment

By card, over HTTP, with the sandbox as the payment service.

${table(
  ['what', 'measured', 'goal'],
  [
    ['pieces changed in a cart of 40 lines, p50', ms(change), '15 ms'],
    ['a cart frozen before money moves, p50', ms(freeze), '25 ms'],
    [`webhooks, ${webhooksPerSecond} a second, p99`, ms(webhookP99), '50 ms'],
    ...crowds.flatMap((crowd) => {
      const { processes, shoppers, seconds, busyAnswers, wrongOrders, piecesPromisedTwice, listing } = crowd;
      const on = `on ${processes} ${processes === 1 ? 'process' : 'processes'} of the API`;
      return [
        [`${shoppers} shoppers at once, 12 calls each, ${on}`, `${seconds.toFixed(1)} s`, '120 s'],
        [`calls asked to come again, ${on}`, busyAnswers, ''],
        [`orders lost, doubled or of another sum, ${on}`, wrongOrders, '0'],
        [`pieces promised twice, ${on}`, piecesPromisedTwice, '0'],
        [`listing query, p50 before → meanwhile, ${on}`, `${ms(listing.idle)} → ${ms(listing.meanwhile)}`, '3 × that'],
      ];
    }),
  ],
)}
`;
}

export function contactSection(figures: ContactFigures): string {
  const { lead, connections, leadsPerSecond, mailSeconds, upload, uploadsAtOnce, uploadMegabytes, captcha } = figures;
  const { leads, perSecond, sentAgain, references, stored, delivered } = figures.flood;
  const ms = (time: number) => `${Math.round(time)} ms`;
  return `
## Contact

Each request brings an answer of the shop's own captcha, which is checked. In the flood the API is ended half-way (SIGKILL)
and started again; what was not acknowledged is sent again, as people do.

${table(
  ['what', 'measured', 'goal'],
  [
    ['a request, captcha checked, p50', ms(lead), '20 ms'],
    [`requests a second at ${connections} connections`, Math.round(leadsPerSecond), '150'],
    ['mails at sender and desk after', `${mailSeconds.toFixed(1)} s`, '5 s'],
    ['a file of 10 MB through the shop, p50', ms(upload), '1 s'],
    [`${uploadsAtOnce} of them at once, memory of shop and API`, `${uploadMegabytes ?? '–'} MB more`, '60 MB'],
    ['captcha passed in a browser, median of five', ms(captcha), '2 s'],
    [`${leads} requests at ${perSecond} a second, sent again`, sentAgain, ''],
    ['… references given', references, leads],
    ['… stored', stored, leads],
    ['… at the desk', delivered, leads],
  ],
)}
`;
}

export function crawlSection({ visited, seconds, failures, pages, megabytes, memory }: CrawlResult): string {
  const change = ([before, after]: readonly [number | undefined, number | undefined]) =>
    `${before ?? '–'} → ${after ?? '–'}`;
  return `
## A crawler that follows every filter

${table(
  ['visited', 'seconds', 'failed', 'pages kept', 'MB on disk, with the build', 'MB of memory'],
  [[visited, Math.round(seconds), failures, change(pages), change(megabytes), change(memory)]],
)}
`;
}
