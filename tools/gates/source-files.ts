import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';

const IGNORED =
  /(^|\/)(node_modules|dist|generated|storybook-static|test-results|playwright-report|coverage|\.[a-z]+)\/|\/tsup\.config\.bundled_/;

/** Every file of ours, as a path from the root with forward slashes: what git would commit, or all outside git. */
export function sourceFiles(): string[] {
  return allFiles().filter((file) => !IGNORED.test(file) && existsSync(join(ROOT, file)));
}

function allFiles(): string[] {
  try {
    const args = ['-c', `safe.directory=${ROOT}`, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  } catch {
    return globSync(['*', '{apps,packages,tools,docs,.changeset,.ci}/**/*'], {
      cwd: ROOT,
      exclude: (path) => /(^|\/)(node_modules|dist|\.next|\.turbo|\.data)$/.test(path),
    });
  }
}
