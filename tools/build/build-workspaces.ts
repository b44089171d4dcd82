import { join } from 'node:path';
import { step } from '../output/step.mjs';
import { withLock } from '../processes/lock-file.mjs';
import { mustRun } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import { generate, isGenerated } from './generate.ts';

/** Only one may write the workspaces' dist folders at a time. */
export const BUILD_LOCK = join(ROOT, 'node_modules', '.build.lock');

/** What tests beside the code and stories import. */
export const PACKAGES = ['./packages/*'];
/** What runs when the shop runs. */
export const SHOP_WITH_SERVERS = ['@geven/shop', '@geven/commerce-api', '@geven/sandbox'];

/** Generates and builds what is stale of the named workspaces and of what they use. */
export function buildWorkspaces(names: string[]): Promise<void> {
  return withLock(BUILD_LOCK, 'Another build', async () => {
    if (!isGenerated()) await step('Generated code', generate);
    const filters = names.map((name) => `--filter=${name}`);
    await step('Build', () => mustRun('turbo', ['run', 'build', '--output-logs=errors-only', ...filters]));
  });
}
