import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun } from '../processes/run-program.ts';
import { ROOT } from '../settings.ts';

/** What generated code is made from, and the code itself: a change of either makes it stale. */
const FILES = [
  'codegen.ts',
  'tools/codegen/*',
  'packages/odoo-sdk/schema/*.graphql',
  'packages/odoo-sdk/src/**/*.graphql',
  '{packages,apps}/*/src/generated/*',
];
const STAMP = join(ROOT, 'node_modules', '.cache', 'geven', 'generated.sha256');

/** Whether schema, operations and generated code are as they were after the last generation. */
export function isGenerated(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Generates code from the schema and the operations. */
export async function generate(): Promise<void> {
  await mustRun('npm', ['run', '--silent', 'generate'], { timeoutMs: 5 * 60_000 });
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(FILES, { cwd: ROOT }).sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex');
}
