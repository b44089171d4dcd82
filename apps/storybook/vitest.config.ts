import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { commands } from './stress/commands';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

// Every story is rendered, played, checked with axe and put under stress in a real browser.
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // Stories leave nothing behind, so one page serves them all: twice as fast.
    isolate: false,
    setupFiles: ['./stress/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      commands,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
