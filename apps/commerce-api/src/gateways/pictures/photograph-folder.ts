import { createHash } from 'node:crypto';
import { watch } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Photograph } from '@geven/catalogue-records';
import { describePicture } from '../../pictures/render-picture';
import type { Photographs } from '../../ports/photographs';
import type { PictureSource, StoredPicture } from '../../ports/picture-source';

/** A folder of photographs, followed while the shop runs. */
export interface PhotographFolder extends PictureSource, Photographs {
  /** Settled when the folder was read for the first time. */
  readonly ready: Promise<void>;
  close(): void;
}

interface PhotographFolderOptions {
  readonly folder: string;
  /** A file that is left out because it is no picture, or a folder that cannot be read. */
  onProblem(problem: { readonly file: string; readonly error: unknown }): void;
}

/** Photographs have their address below this one. */
const PREFIX = 'photos/';
const NAME = /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/i;
const MAX_BYTES = 40 * 1024 * 1024;
/** `DH-IPE-021145-SM.jpg`, then `-2` to `-9`. */
const MAX_OF_A_PRODUCT = 9;
/** Files are copied one after the other: those of one copy become one reading. */
const QUIET_MS = 500;

interface File extends StoredPicture {
  readonly size: number;
}

/**
 * Photographs named by item number: `DH-IPE-021145-SM.jpg` is the main picture of that product, `DH-IPE-021145-SM-2.jpg`
 * and on are beside it. They are read when they change, which shows without a restart.
 */
export function openPhotographFolder({ folder, onProblem }: PhotographFolderOptions): PhotographFolder {
  const listeners = new Set<() => void>();
  /** By name without extension, in capitals. */
  let known: ReadonlyMap<string, Photograph> = new Map();

  async function find(name: string): Promise<File | null> {
    if (!NAME.test(name)) return null;
    // A link may lead out of the folder: what it leads to is not served.
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    if (!root || !file?.startsWith(root + sep)) return null;
    const { size, mtimeMs, isFile } = await stat(file).then((facts) => ({ ...facts, isFile: facts.isFile() }));
    if (!isFile || size > MAX_BYTES) return null;
    return { size, version: versionOf(name, size, mtimeMs), read: () => readFile(file) };
  }

  async function describe(name: string): Promise<Photograph | null> {
    try {
      const file = await find(name);
      if (!file) return null;
      const path = PREFIX + name;
      const before = known.get(stemOf(name));
      if (before?.path === path && before.version === file.version) return before;
      const content = await file.read();
      return content && { path, version: file.version, ...(await describePicture(content)) };
    } catch (error) {
      onProblem({ file: name, error });
      return null;
    }
  }

  async function readFolder(): Promise<void> {
    const found = new Map<string, Photograph>();
    // One after the other: shoppers are served meanwhile.
    for (const name of (await readdir(folder)).filter((each) => NAME.test(each)).sort()) {
      const photograph = await describe(name);
      if (photograph) found.set(stemOf(name), photograph);
    }
    const hasChanged = JSON.stringify([...found]) !== JSON.stringify([...known]);
    known = found;
    if (hasChanged) for (const listener of listeners) listener();
  }

  const read = () => readFolder().catch((error: unknown) => onProblem({ file: folder, error }));
  let reading = read();
  const ready = reading;
  let quiet: NodeJS.Timeout | undefined;
  const watcher = watch(folder, () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      reading = reading.then(read);
    }, QUIET_MS).unref();
  });
  watcher.on('error', (error) => onProblem({ file: folder, error }));
  watcher.unref();

  return {
    ready,
    find: async (path) => (path.startsWith(PREFIX) ? find(path.slice(PREFIX.length)) : null),
    of({ itemNumber }) {
      const stem = itemNumber.toUpperCase();
      const numbered = Array.from({ length: MAX_OF_A_PRODUCT - 1 }, (_, index) => `${stem}-${index + 2}`);
      return [stem, ...numbered].flatMap((each) => known.get(each) ?? []);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearTimeout(quiet);
      watcher.close();
    },
  };
}

const stemOf = (name: string): string => name.slice(0, -extname(name).length).toUpperCase();

function versionOf(name: string, size: number, mtimeMs: number): string {
  return createHash('sha256').update(`${name} ${size} ${mtimeMs}`).digest('hex').slice(0, 12);
}
