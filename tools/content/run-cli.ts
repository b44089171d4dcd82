import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import type { SpaceSettings } from './space-settings.ts';

/** Too large to be a dependency: npx fetches it when somebody pushes. */
const CLI = 'storyblok@4.22.0';

/** Runs a command of the vendor's command line in the space's folder. Fails with what it wrote. */
export async function runCli(settings: SpaceSettings, args: readonly string[]): Promise<void> {
  const { space, workFolder, managementToken, region, managementUrl } = settings;
  const redirect = `--import ${join(import.meta.dirname, 'redirect-management.mjs')}`;
  const { code, output } = await runProgram('npx', ['--yes', CLI, ...args, '--space', space, '--no-ui-enabled'], {
    cwd: workFolder,
    env: {
      STORYBLOK_LOGIN: 'token',
      STORYBLOK_TOKEN: managementToken,
      STORYBLOK_REGION: region,
      ...(managementUrl ? { STORYBLOK_MANAGEMENT_URL: managementUrl, NODE_OPTIONS: redirect } : {}),
    },
  });
  const name = args.slice(0, 2).join(' ');
  if (code !== 0) throw new Error(`storyblok ${name} failed:\n${output}`);
  const problems = reportedProblems(join(workFolder, '.storyblok', 'reports', space), name);
  if (problems) throw new Error(`storyblok ${name}: ${problems}\n${output}`);
}

/** The command line ends well also where a part of its work failed: its newest report says so. */
function reportedProblems(folder: string, name: string): string | null {
  const prefix = `storyblok-${name.replace(' ', '-')}-`;
  const newest = readdirSync(folder)
    .filter((file) => file.startsWith(prefix))
    .sort()
    .at(-1);
  // Not every command writes one.
  if (!newest) return null;
  const { status, summary = {} } = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as Report;
  const failed = Object.entries(summary).flatMap(([part, { failed: count = 0 }]) =>
    count > 0 ? `${count} ${part}` : [],
  );
  return status === 'SUCCESS' && failed.length === 0 ? null : `${status}, failed: ${failed.join(', ') || 'unknown'}`;
}

interface Report {
  readonly status: string;
  readonly summary?: Readonly<Record<string, { readonly failed?: number }>>;
}
