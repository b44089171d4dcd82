import { defineConfig } from '@playwright/test';

/** Chromium's own errands on the network, which only fail where there is none. */
const NO_ERRANDS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** What gets the focus is in view at once: a scroll that the next key interrupts may end elsewhere. */
const AT_ONCE = ['--disable-smooth-scrolling'];
const isRoot = process.getuid?.() === 0;

// Journeys through a running shop (BASE_URL) with its sandbox (SANDBOX_URL); `npm test` starts both.
export default defineConfig({
  testDir: 'e2e',
  // Journeys that need an Odoo, which `npm run test:odoo` has.
  testIgnore: process.env.COMMERCE_BACKEND === 'odoo' ? [] : ['**/odoo-*.spec.ts'],
  outputDir: '.data/journeys',
  fullyParallel: true,
  workers: 2,
  // Journeys share one machine with shop, API and databases: what a busy moment broke is tried once more, and listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // The shop answers in German unless told otherwise, whatever the browser speaks.
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'off',
    navigationTimeout: 45_000,
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...NO_ERRANDS, ...AT_ONCE, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
