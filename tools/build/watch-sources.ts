import { globSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { say } from '../output/step.mjs';
import { ROOT } from '../settings.ts';
import type { Stack } from '../stack/stack.ts';
import { logFileOf, type StackOptions, stackEnvironment } from '../stack/stack-options.ts';
import { generate } from './generate.ts';

const TSUP = join(ROOT, 'node_modules', 'tsup', 'dist', 'cli-default.js');
/** Editors write a file in several steps, ms. */
const QUIET = 300;

/** Builds each package, the API and the sandbox again whenever a source of it changes. */
export function watchWorkspaces(stack: Stack, options: StackOptions): void {
  for (const folder of globSync(['packages/*/tsup.config.ts', 'apps/*/tsup.config.ts'], { cwd: ROOT }).map(dirname)) {
    const name = basename(folder);
    stack.run({
      name,
      command: process.execPath,
      // Without --no-clean a half-built package would break whoever imports it.
      args: [TSUP, '--watch', 'src', '--no-clean', '--silent'],
      cwd: join(ROOT, folder),
      env: stackEnvironment(options),
      logFile: logFileOf(options.settings, `build-${name}`),
      isShown: true,
      stopSignal: 'SIGTERM',
      killSignal: 'SIGKILL',
      readyWithinMs: 60_000,
      isReady: async () => true,
    });
  }
}

/** Generates code again whenever the schema or an operation changes. */
export function watchSchema(): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['schema', 'src']) {
    watch(join(ROOT, 'packages', 'odoo-sdk', folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void generateAgain(), QUIET);
    }).unref();
  }
}

async function generateAgain(): Promise<void> {
  try {
    await generate();
    say('generate   │ done');
  } catch (error) {
    say(`generate   │ ${(error as Error).message}`);
  }
}
