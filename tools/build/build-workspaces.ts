import { step } from '../output/step.mjs';
import { mustRun } from '../processes/run-program.ts';
import { withBuildLock } from './build-lock.ts';
import { generate, isGenerated } from './generate.ts';

/** What tests beside the code and stories import. */
export const PACKAGES = ['./packages/*'];
/** What runs when the shop runs. */
export const SHOP_WITH_SERVERS = ['@geven/shop', '@geven/commerce-api', '@geven/sandbox'];

/** Generates and builds what is stale of the named workspaces and of what they use. */
export function buildWorkspaces(names: string[]): Promise<void> {
  return withBuildLock(async () => {
    if (!isGenerated()) await step('Generated code', generate);
    const filters = names.map((name) => `--filter=${name}`);
    await step('Build', () => mustRun('turbo', ['run', 'build', '--output-logs=errors-only', ...filters]));
  });
}
