import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../output/step.mjs';
import type { Lab } from './lab.ts';

/** Runs a step that need not be repeated; one that was interrupted begins again the next time. */
export async function once(lab: Lab, name: string, title: string, run: () => Promise<void>): Promise<void> {
  const mark = join(lab.folder, 'done', name);
  if (existsSync(mark)) return;
  await step(title, run);
  mkdirSync(join(lab.folder, 'done'), { recursive: true });
  writeFileSync(mark, '');
}
