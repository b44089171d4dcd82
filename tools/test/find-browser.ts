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

/** Debian's Chromium without a window to draw. */
const SHELL_PACKAGE = 'chromium-headless-shell';
const SHELL = `/usr/bin/${SHELL_PACKAGE}`;

/** The fonts of Arial's widths, as shoppers have them: what stands there until the shop's font arrives is as wide. */
const FONTS = 'fonts-liberation';

/**
 * The browser of tests: the one of CHROMIUM_PATH, else Debian's shell, which takes two thirds of the time and is installed
 * where we are root, else any Chromium.
 */
export async function findTestBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  if (!isProgram(SHELL) && canInstall()) {
    // Where there is no such package, the whole browser does.
    await step('Browser installed', () => install(SHELL_PACKAGE)).catch((error) => say(`  ! ${error.message}`));
  }
  return isProgram(SHELL) ? SHELL : findBrowser();
}

/** The path of a whole Chromium: the one of CHROMIUM_PATH, an installed one, or Debian's, installed now when we are root. */
export async function findBrowser(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not a program.`);
  }
  const found = [...PLACES, ...playwrightBrowsers()].find(isProgram);
  if (found) return found;
  if (canInstall()) {
    await step('Browser installed', () => install('chromium'));
    const installed = PLACES.find(isProgram);
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium. Install it ("sudo apt-get install chromium", or "npx playwright install chromium"), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome that is there.',
  );
}

const canInstall = (): boolean => process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');

async function install(browser: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun('apt-get', ['update', '-qq'], { env, timeoutMs: 3 * 60_000 });
  await mustRun('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browser, FONTS], { env });
}
