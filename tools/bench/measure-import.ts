import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mustRun } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import { firstProductPath, LISTING } from './weigh-pages.ts';

/** How long a range takes to come in from files, and its prices to be seen. */
export interface ImportResult {
  readonly variants: number;
  /** Of `catalogue import` of the whole range, with one euro more on every piece and metre. */
  readonly seconds: number;
  /** From the end of the import until the page shows the new price, ms, by page. */
  readonly seenAfter: { readonly page: string; readonly milliseconds: number }[];
}

interface ImportOptions {
  readonly shop: string;
  /** Address of the database. */
  readonly database: string;
}

const MAX_MS = 20_000;
const PAUSE_MS = 50;

/** Exports the range, raises every price of a piece and a metre by a euro, imports it, and watches cached pages until they show it. */
export async function measureImport({ shop, database }: ImportOptions): Promise<ImportResult> {
  const folder = mkdtempSync(join(tmpdir(), 'range-'));
  try {
    await runCatalogue('export', folder, database);
    const variants = raisePrices(join(folder, 'variants.csv'), 'price');
    raisePrices(join(folder, 'templates.csv'), 'priceM1');
    const pages = [
      { page: 'listing', url: shop + LISTING },
      { page: 'product', url: shop + (await firstProductPath(shop)) },
    ];
    const before = await Promise.all(pages.map(({ url }) => shownPrices(url)));
    const begin = performance.now();
    await runCatalogue('import', folder, database);
    const end = performance.now();
    const seenAfter = await Promise.all(
      pages.map(async ({ page, url }, index) => {
        while ((await shownPrices(url)) === before[index]) {
          if (performance.now() - end > MAX_MS) throw new Error(`The ${page} still shows the old prices`);
          await delay(PAUSE_MS);
        }
        return { page, milliseconds: Math.round(performance.now() - end) };
      }),
    );
    return { variants, seconds: (end - begin) / 1000, seenAfter };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runCatalogue(command: 'export' | 'import', folder: string, database: string): Promise<void> {
  const cli = join(ROOT, 'apps', 'commerce-api', 'dist', 'cli.js');
  await mustRun(process.execPath, [cli, 'catalogue', command, folder], { env: { DATABASE_URL: database } });
}

/**
 * Adds 100 cents to a column of every record that has a price there, and returns how many have. Columns of texts come
 * after those of prices, so that no cell before them holds a comma or a line break.
 */
function raisePrices(file: string, column: string): number {
  const text = readFileSync(file, 'utf8');
  const index = text.slice(0, text.indexOf('\n')).trimEnd().split(',').indexOf(column);
  if (index < 0) throw new Error(`${file} has no column ${column}`);
  let raised = 0;
  const price = new RegExp(`^(\\d+,(?:[^,"\\n]*,){${index - 1}})(\\d+)(?=,)`, 'gm');
  const changed = text.replace(price, (_, before: string, cents: string) => {
    raised += 1;
    return `${before}${Number(cents) + 100}`;
  });
  writeFileSync(file, changed);
  return raised;
}

/** The prices of a page, in its order. */
async function shownPrices(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'de' } })).text();
  return (html.match(/€\s?\d[\d.]*,\d\d/g) ?? []).join(' ');
}
