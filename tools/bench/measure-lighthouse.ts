import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun } from '../processes/run-program.ts';
import { findBrowser } from '../test/find-browser.ts';
import { median } from './median.ts';

/** Fetched when it is measured with, because it is larger than everything else that only the benchmark needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Without a window Chromium holds the first frame back for seconds, unless it is told not to. */
const BROWSER_FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-features=PaintHolding';
/** A browser without a window now and then paints nothing, which is no fault of the page. */
const ATTEMPTS = 3;

/** Scores of 0 to 100, each the median of some runs on a simulated phone. */
export interface LighthouseScores {
  readonly page: string;
  /** How many times slower than the machine the phone is taken to be. */
  readonly slowdown: number;
  /** Lighthouse's own measure of the machine: 1,500 and more is a fast desktop, 1,000 a slow one. */
  readonly machineIndex: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest contentful paint, ms. */
  readonly largestPaint: number;
  /** Total blocking time, ms. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface LighthouseReport {
  environment: { benchmarkIndex: number };
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Looks at a page as Lighthouse's phone does, several times. Its usual slowdown of 4 is for a fast desktop; from a slow
 * one Lighthouse's table (docs/throttling.md of that project) takes 2 to the same phone.
 */
export async function measureLighthouse(
  page: string,
  url: string,
  { slowdown, runs = 5 }: { slowdown: number; runs?: number },
): Promise<LighthouseScores> {
  const browser = await findBrowser();
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < runs; run++) reports.push(await lookAgain(url, slowdown, browser));
  const score = (category: Category) =>
    Math.round(median(reports.map(({ categories }) => (categories[category].score ?? 0) * 100)));
  const figure = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    page,
    slowdown,
    machineIndex: Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex))),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: Math.round(figure('largest-contentful-paint')),
    blocked: Math.round(figure('total-blocking-time')),
    shift: Number(figure('cumulative-layout-shift').toFixed(3)),
  };
}

async function lookAgain(url: string, slowdown: number, browser: string): Promise<LighthouseReport> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await look(url, slowdown, browser);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function look(url: string, slowdown: number, browser: string): Promise<LighthouseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const args = [
      ...['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES}`],
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ];
    await mustRun(
      'npm',
      ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...args, `--chrome-flags=${BROWSER_FLAGS}`],
      { env: { CHROME_PATH: browser }, timeoutMs: 3 * 60_000 },
    );
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
