import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';

/** Style sheets and JSON have no types that attw could look for. */
const NOT_CODE = ['./styles.css', './documents.json', './package.json'];

const readme = (folder: string): string => {
  const path = join(ROOT, folder, 'README.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const isPrivate = (folder: string): boolean => {
  const manifest: { private?: boolean } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  return manifest.private === true;
};

/** Every package as npm would publish it: its entry points resolve and carry types, and it says what it is for (DC-07). */
export const publishable: Gate = {
  name: 'Packages can be published',
  run: async () => {
    const problems: string[] = [];
    for (const folder of globSync('packages/*/package.json', { cwd: ROOT }).map(dirname).sort()) {
      if (!readme(folder).startsWith('# @geven/')) problems.push(`${folder} has no README.md with its name as heading`);
      if (isPrivate(folder)) continue;
      const lint = await runProgram('publint', ['--strict', folder]);
      if (lint.code !== 0) problems.push(`publint ${folder}\n${lint.output.trim()}`);
      const types = await runProgram('attw', [
        ...['--pack', folder, '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'],
        ...['--exclude-entrypoints', ...NOT_CODE],
      ]);
      if (types.code !== 0) problems.push(`attw ${folder}\n${types.output.trim()}`);
    }
    return problems.join('\n\n');
  },
};
