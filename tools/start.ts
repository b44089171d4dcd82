import { buildWorkspaces } from './build/build-workspaces.ts';
import { currentRevision } from './build/revision.ts';
import { say } from './output/step.mjs';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { endPrograms } from './processes/run-program.ts';
import { readSettings } from './settings.ts';
import { checkPorts } from './stack/check-ports.ts';
import { Stack } from './stack/stack.ts';
import { takeStackLock } from './stack/stack-lock.ts';
import { addressesOf } from './stack/stack-options.ts';

const settings = readSettings();
const addresses = addressesOf(settings);
const lock = await takeStackLock(settings);
const stack = new Stack(lock);
onStopSignal({
  stop: async () => {
    endPrograms();
    await stack.stop();
  },
  kill: () => stack.kill(),
});

try {
  await checkPorts(settings);
  await buildWorkspaces(['@geven/shop', '@geven/commerce-api', '@geven/sandbox']);
  await stack.start({ settings, mode: 'production', revision: currentRevision() });
} catch (error) {
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
