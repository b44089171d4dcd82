import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';

/** Style sheets and JSON have no types that attw could look for. */
const NOT_CODE = ['./styles.css', './documents.json', './package.json'];

/** Every package as npm would publish it: its doors resolve and carry types. */
export const publishable: Gate = {
  name: 'Packages can be published',
  run: async () => {
    const problems: string[] = [];
    for (const folder of globSync('packages/*/package.json', { cwd: ROOT }).map(dirname).sort()) {
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
