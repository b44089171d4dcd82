import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { TaskResult } from './task.ts';

/** Merges new entries into a manifest, sorted so that a rerun changes nothing else. */
export async function updateManifest(file: string, entries: TaskResult['pictures']): Promise<void> {
  await writeJson(file, sorted({ ...(await readJson(file)), ...entries }), 2);
}

/** The same for the shop's manifest, which also has the points for dimension lines and the sizes of accessories. */
export async function updateShopManifest(file: string, { pictures, points, sizes }: TaskResult): Promise<void> {
  const known = await readJson<Partial<TaskResult>>(file);
  const merged = {
    pictures: sorted({ ...known.pictures, ...pictures }),
    points: sorted({ ...known.points, ...points }),
    sizes: sorted({ ...known.sizes, ...sizes }),
  };
  await writeJson(file, merged, 1);
}

async function readJson<Content extends object>(file: string): Promise<Content> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Content) : ({} as Content);
}

const writeJson = (file: string, content: object, indent: number): Promise<void> =>
  writeFile(file, `${JSON.stringify(content, null, indent)}\n`);

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
