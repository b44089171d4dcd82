import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { say, step } from '../output/step.mjs';
import { mustRun } from '../processes/run-program.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Browsers that `npx playwright install chromium` leaves, newest first. */
function playwrightBrowsers(): string[] {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  return globSync('chromium-*/chrome-linux*/chrome', { cwd: folder })
    .sort()
    .reverse()
    .map((path) => join(folder, path));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium: the one of CHROMIUM_PATH, an installed one, or Debian's, installed now when we are root. */
export async function findBrowser(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program.`);
  }
  const found = [...PLACES, ...playwrightBrowsers()].find(isProgram);
  if (found) return found;
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    say('  ! No Chromium found; installing the package "chromium" of this system');
    await step('Browser installed', installFromDistribution);
    const installed = PLACES.find(isProgram);
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium. Install it ("sudo apt-get install chromium", or "npx playwright install chromium"), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that is there.',
  );
}

/** The browser, and a font of Arial's widths as shoppers have it: what stands there until the shop's font arrives is as wide. */
const PACKAGES = ['chromium', 'fonts-liberation'];

async function installFromDistribution(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get', ['update', '-qq'], { env, timeoutMs: 3 * 60_000 });
  await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
}
