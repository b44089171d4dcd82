import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PicturePoints, TaskResult } from './task.ts';
import type { PictureFacts } from './write-picture.ts';

/** Content of the manifest that the shop imports. */
export interface Manifest {
  readonly pictures: Record<string, PictureFacts>;
  readonly points: Record<string, PicturePoints>;
}

/** Merges new results into the manifest file, sorted so that a rerun changes nothing else. */
export async function updateManifest(file: string, result: TaskResult): Promise<void> {
  const known = await readManifest(file);
  const manifest: Manifest = {
    pictures: sorted({ ...known.pictures, ...result.pictures }),
    points: sorted({ ...known.points, ...result.points }),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`);
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest;
  } catch {
    return { pictures: {}, points: {} };
  }
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
