import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepOtherScales } from './bench/keep-other-scales.ts';
import { measureAccounts } from './bench/measure-accounts.ts';
import { measureApi } from './bench/measure-api.ts';
import { measureCheckout } from './bench/measure-checkout.ts';
import { measureContact } from './bench/measure-contact.ts';
import { ARTICLE, measureContent, measureSitemap } from './bench/measure-content.ts';
import { measureCrawl } from './bench/measure-crawl.ts';
import { measureDashboard } from './bench/measure-dashboard.ts';
import { measureFacets } from './bench/measure-facets.ts';
import { measureImport } from './bench/measure-import.ts';
import { type LighthouseScores, measureLighthouse } from './bench/measure-lighthouse.ts';
import { measurePriceList } from './bench/measure-price-list.ts';
import { measureSearch, measureSuggestions, SUGGESTIONS } from './bench/measure-search.ts';
import { measureHome, measureShop } from './bench/measure-shop.ts';
import { residentMegabytes } from './bench/process-memory.ts';
import { type Report, reportPage } from './bench/report.ts';
import { runMeasurement } from './bench/run-measurement.ts';
import { firstProductPath, LISTING } from './bench/weigh-pages.ts';
import { buildWorkspaces } from './build/build-workspaces.ts';
import { currentRevision } from './build/revision.ts';
import { say } from './output/step.mjs';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { findFreePorts } from './processes/ports.ts';
import { endPrograms } from './processes/run-program.ts';
import { ROOT, type Settings } from './settings.ts';
import { appServices } from './stack/app-services.ts';
import { shopBuildFolder } from './stack/shop-build.ts';
import { Stack } from './stack/stack.ts';
import { addressesOf, databaseAddress, logFileOf, WIDE_LIMITS } from './stack/stack-options.ts';

const { values } = parseArgs({
  options: {
    /**
     * Thousands of product templates, for example `0.6,6,60`; the shop's pages are measured at the first of them. Of those that
     * are left out, the report keeps what it had.
     */
    scale: { type: 'string', default: '0.6,6,60' },
    /** Length of each load. */
    seconds: { type: 'string', default: '5' },
    /** Combinations of filters that a crawler visits, for example 50000 (some minutes); 0 leaves it out. */
    crawl: { type: 'string', default: '0' },
  },
});
const scales = values.scale.split(',').map(Number);
const seconds = Number(values.seconds);
const visits = Number(values.crawl);
/** Index of the machines that Lighthouse's usual slowdown of 4 is for; for one of 1,000 and more its table has 2. */
const USUAL_MACHINE = 1500;
if (scales.some((scale) => !(scale > 0)) || !(seconds > 0) || !(visits >= 0))
  throw new Error('--scale and --seconds take numbers above 0, --crawl one from 0');

const report: Report = {
  date: new Date().toISOString().slice(0, 10),
  revision: currentRevision(),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  facets: [],
  searches: [],
  loads: [],
  weights: [],
  cartKilobytes: undefined,
  lighthouse: [],
  imported: undefined,
  content: undefined,
  accounts: undefined,
  dashboard: undefined,
  checkout: undefined,
  contact: undefined,
  sitemaps: [],
  crawl: undefined,
  starts: [],
  memory: [],
  kept: [],
};

let stack: Stack | undefined;
onStopSignal({
  stop: async () => {
    await endPrograms();
    await stack?.stop();
  },
  kill: () => stack?.kill(),
});

// Everything is counted as it is for visitors, and nothing refused: one client asks for more than all of them.
Object.assign(process.env, WIDE_LIMITS);
/** What the captcha signs with: an answer that is known need not be looked for. */
const secret = randomUUID();
process.env.CAPTCHA_SECRET = secret;

await buildWorkspaces(['@geven/shop', '@geven/commerce-api', '@geven/sandbox']);
try {
  for (const thousands of scales) {
    report.facets.push(await measureFacets(thousands));
    const search = await measureSearch(thousands);
    report.searches.push(search.figures);
    for (const isCached of [false, true]) {
      await withStack(thousands, isCached, async (settings, pids) => {
        const api = `http://127.0.0.1:${settings.ports.api}`;
        report.loads.push(...(await measureApi(api, thousands, seconds, isCached)));
        if (!isCached) {
          report.loads.push(await measureSuggestions(api, search.terms, { name: SUGGESTIONS, thousands, seconds }));
        }
        const shop = `http://127.0.0.1:${settings.ports.shop}`;
        if (!isCached && thousands === scales[0]) report.loads.push(await measureHome(shop, thousands, seconds));
        if (!isCached) {
          const database = databaseAddress(settings);
          report.loads.push(...(await measurePriceList({ api, shop, database, thousands, seconds })));
        }
        const pidOf = (wanted: string) => pids.find(({ name }) => name === wanted)?.pid;
        const shopPid = pidOf('Shop');
        if (isCached && shopPid !== undefined) report.sitemaps.push(await measureSitemap({ shop, shopPid, thousands }));
        if (isCached && thousands === scales[0]) {
          const { loads, weights, cartKilobytes } = await measureShop(shop, thousands, seconds);
          report.cartKilobytes = cartKilobytes;
          report.loads.push(...loads);
          const name = `${SUGGESTIONS}, through the shop`;
          report.loads.push(await measureSuggestions(shop, search.terms, { name, thousands, seconds }));
          report.weights.push(...weights);
          report.lighthouse.push(...(await measurePhones(shop)));
          const sandbox = `http://localhost:${settings.ports.sandbox}`;
          report.imported = await measureImport({ shop, database: databaseAddress(settings) });
          report.content = await measureContent({ shop, sandbox });
          report.accounts = await measureAccounts(shop, seconds);
          report.dashboard = await measureDashboard({ shop, api, database: databaseAddress(settings) });
          await awaitJobs(settings);
          report.checkout = await measureCheckout({ apis: [api, await runSecondApi(settings)], sandbox, seconds });
          await awaitJobs(settings);
          const apiPid = pidOf('API');
          if (shopPid !== undefined && apiPid !== undefined) {
            const database = databaseAddress(settings);
            report.contact = await measureContact({ shop, api, sandbox, database, secret, shopPid, apiPid });
          }
          if (visits > 0 && shopPid !== undefined) {
            const cacheFolder = join(ROOT, 'apps', 'shop', shopBuildFolder(settings.dataDir));
            report.crawl = await measureCrawl({ shop, api, shopPid, cacheFolder, visits });
          }
        }
        if (isCached) return;
        for (const { name, pid } of pids) report.memory.push({ name, thousands, megabytes: residentMegabytes(pid) });
      });
    }
  }
} catch (error) {
  // What was measured before took its time; the pages of the project keep whole reports alone.
  say(reportPage(report));
  throw error;
}
const jsonFile = join(ROOT, 'docs', 'benchmarks.json');
const whole = keepOtherScales(report, JSON.parse(readFileSync(jsonFile, 'utf8')) as Report, scales);
writeFileSync(jsonFile, `${JSON.stringify(whole, null, 2)}\n`);
writeFileSync(join(ROOT, 'docs', 'benchmarks.md'), reportPage(whole));
say(readFileSync(join(ROOT, 'docs', 'benchmarks.md'), 'utf8'));

/** Waits for the mails and files of what was measured: the next part has the machine to itself. */
async function awaitJobs(settings: Settings): Promise<void> {
  await runMeasurement('await-jobs', { database: databaseAddress(settings) });
}

/** One more process of the API, on the same database, and its address. */
async function runSecondApi(settings: Settings): Promise<string> {
  const [port = 0] = await findFreePorts(1);
  const second = { ...settings, ports: { ...settings.ports, api: port } };
  const [api] = appServices({ settings: second, mode: 'production', revision: report.revision });
  if (!api || !stack) throw new Error('The stack does not run');
  await stack.run({ ...api, name: 'Second API', logFile: logFileOf(settings, 'second-api') }).ready;
  return `http://127.0.0.1:${port}`;
}

/** What a phone makes of some pages, at the slowdown that Lighthouse's table has for this machine. */
async function measurePhones(shop: string): Promise<LighthouseScores[]> {
  const pages = [
    ['terms, a page of text alone', '/t/terms'],
    ['home', '/'],
    ['listing', LISTING],
    ['article', ARTICLE],
    ['product', await firstProductPath(shop)],
  ] as const;
  const scores: LighthouseScores[] = [];
  for (const [page, path] of pages) {
    const isSlow = scores[0] !== undefined && scores[0].machineIndex < USUAL_MACHINE;
    scores.push(await measureLighthouse(page, shop + path, { slowdown: isSlow ? 2 : 4 }));
  }
  return scores;
}

/** Runs a whole stack of its own on free ports with data that are thrown away. */
async function withStack(
  thousands: number,
  isCached: boolean,
  measure: (settings: Settings, processes: { name: string; pid: number }[]) => Promise<void>,
): Promise<void> {
  mkdirSync(join(ROOT, '.data'), { recursive: true });
  const dataDir = mkdtempSync(join(ROOT, '.data', 'bench-'));
  const [shop = 0, api = 0, sandbox = 0, smtp = 0, database = 0] = await findFreePorts(5);
  const settings: Settings = { ports: { shop, api, sandbox, smtp, database }, dataDir, databaseUrl: undefined };
  process.env.SAMPLE_THOUSANDS = String(thousands);
  process.env.RESPONSE_CACHE_BYTES = isCached ? '' : '0';
  process.env.PAGE_CACHE_ENTRIES = isCached ? '' : '1';
  stack = new Stack({ addProcess: () => {}, release: () => {} });
  try {
    say(`\n${thousands} thousand templates, caches ${isCached ? 'on' : 'off'} (${addressesOf(settings).shop})`);
    const begin = performance.now();
    await stack.start({ settings, mode: 'production', revision: report.revision });
    if (!isCached) {
      const secondsSince = (start: number) => (performance.now() - start) / 1000;
      report.starts.push({
        name: 'Stack, empty database',
        thousands,
        seconds: secondsSince(begin),
      });
      await stack.stop();
      const again = performance.now();
      stack = new Stack({ addProcess: () => {}, release: () => {} });
      await stack.start({ settings, mode: 'production', revision: report.revision });
      report.starts.push({ name: 'Stack, again', thousands, seconds: secondsSince(again) });
    }
    await measure(settings, stack.processes());
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
