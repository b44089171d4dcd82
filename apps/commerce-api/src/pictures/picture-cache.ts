import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Pictures that were made, in a folder of bounded size: the one that was not asked for longest goes first. */
export interface PictureCache {
  get(name: string): Promise<Buffer | null>;
  set(name: string, picture: Buffer): Promise<void>;
}

interface PictureCacheOptions {
  /** Made when it is not there; several processes may share it. Other files in it are left alone. */
  readonly folder: string;
  /** Of all pictures together. */
  readonly maxBytes: number;
  /** A file that could not be deleted. */
  onError(error: unknown): void;
}

const NAME = /^[\da-f]{32,64}\.[a-z]{3,4}$/;
const UNFINISHED = /\.tmp$/;
/** Older unfinished files are nobody's any more. */
const ABANDONED_MS = 60_000;

/** Opens the cache; what a former process left counts from the start. */
export async function openPictureCache({ folder, maxBytes, onError }: PictureCacheOptions): Promise<PictureCache> {
  const fileOf = (name: string) => join(folder, name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose(_size, name, reason) {
      if (reason === 'evict') rm(fileOf(name), { force: true }).catch(onError);
    },
  });

  await mkdir(folder, { recursive: true });
  for (const { name, size } of await leftByOthers(folder)) sizes.set(name, size);

  return {
    async get(name) {
      sizes.get(name);
      const picture = await readFile(fileOf(name)).catch(nullWhenMissing);
      // Another process may have made it, or deleted it.
      if (picture && !sizes.has(name)) sizes.set(name, picture.length);
      if (!picture) sizes.delete(name);
      return picture;
    },
    async set(name, picture) {
      if (picture.length > maxBytes) return;
      const unfinished = fileOf(`${name}.${randomUUID()}.tmp`);
      await writeFile(unfinished, picture);
      await rename(unfinished, fileOf(name));
      sizes.set(name, picture.length);
    },
  };
}

/** Pictures that are there already, the oldest first. */
async function leftByOthers(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(folder, name)).catch(nullWhenMissing);
      if (facts && UNFINISHED.test(name) && Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(join(folder, name));
      return facts?.isFile() && NAME.test(name) ? [{ name, size: facts.size, age: facts.mtimeMs }] : [];
    }),
  );
  return found.flat().sort((one, other) => one.age - other.age);
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
