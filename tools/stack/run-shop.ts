import { currentRevision } from '../build/revision.ts';
import { say } from '../output/step.mjs';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { endPrograms, killPrograms } from '../processes/run-program.ts';
import { readSettings } from '../settings.ts';
import { checkPorts } from './check-ports.ts';
import { Stack } from './stack.ts';
import { takeStackLock } from './stack-lock.ts';
import { addressesOf, type StackOptions } from './stack-options.ts';

interface Run {
  mode: StackOptions['mode'];
  build: () => Promise<void>;
  /** Runs once the shop serves. */
  afterwards?: (stack: Stack, options: StackOptions) => void;
}

/** Brings up the shop on the user's ports and data, until it is stopped. */
export async function runShop({ mode, build, afterwards }: Run): Promise<void> {
  const settings = readSettings();
  const addresses = addressesOf(settings);
  const lock = await takeStackLock(settings);
  const stack = new Stack(lock);
  onStopSignal({
    stop: async () => {
      await endPrograms();
      await stack.stop();
    },
    kill: () => {
      killPrograms();
      stack.kill();
    },
  });
  const options: StackOptions = { settings, mode, revision: currentRevision() };
  try {
    await checkPorts(settings);
    await build();
    await stack.start(options);
    afterwards?.(stack, options);
  } catch (error) {
    if (stack.isStopping) return;
    await stack.stop();
    throw error;
  }
  say(`
  API      ${addresses.api}/api/graphql
  Sandbox  ${addresses.sandbox} (mail that the shop sent, test payments)
  Kit      npm run storybook
  Logs     ${settings.dataDir}/logs
  Stop     Ctrl-C

Shop ready: ${addresses.shop}`);
  if (process.getuid?.() === 0)
    say('You are root, and so are the apps: for a real shop, start it as a user of its own.');
}
