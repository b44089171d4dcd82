import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptStories } from './kept-stories';

/** Keeps copies as files of a folder, so that they outlive a restart; each is written whole or not at all. */
export function keepOnDisk(folder: string): KeptStories {
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    async read(key) {
      try {
        return await readFile(fileOf(key), 'utf8');
      } catch {
        return null;
      }
    },
    async write(key, value) {
      const draft = join(folder, `${randomUUID()}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, value);
        await rename(draft, fileOf(key));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
