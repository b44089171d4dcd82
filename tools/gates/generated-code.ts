import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../build/generate.ts';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';

function generatedFiles(): Map<string, string> {
  const files = globSync('{packages,apps}/*/src/**/generated/*', { cwd: ROOT });
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** Paths whose content is not the same in both. */
export function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/** Generates again and compares, so that it works outside git too. It leaves the fresh code behind. */
export const generatedCode: Gate = {
  name: 'Generated code is fresh',
  run: async () => {
    const before = generatedFiles();
    await generate();
    const changed = changedFiles(before, generatedFiles());
    return changed.length === 0 ? '' : `Stale until now; look at the new code and commit it:\n${changed.join('\n')}`;
  },
};
