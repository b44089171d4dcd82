import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../ports/clock';
import type { FileFacts, Files } from '../../ports/files';
import { KEY, MAX_FACTS, OWNER, readFacts, withFacts } from './stored-facts';

interface FileFolderOptions {
  /** Made when it is first needed; several processes may share it. */
  readonly folder: string;
  readonly clock: Clock;
}

const UNFINISHED = '.tmp';
/** What this folder holds of ours; anything else in it is left alone. */
const OURS = /^[\da-f]{64}(\.tmp)?$/;
/** Nobody writes one file for so long: what is older and not complete was left by a crash. */
const ABANDONED_MS = 60 * 60 * 1000;
/** Never through a link: it may lead out of the folder. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;
/** For nobody but the user that the program runs as. */
const PRIVATE = { folder: 0o700, file: 0o600 };

/** Files in a folder, `<owner>/<key>` each, as `withFacts` writes them. */
export function openFileFolder({ folder, clock }: FileFolderOptions): Files {
  const pathOf = (owner: string, key: string) => (OWNER.test(owner) && KEY.test(key) ? join(folder, owner, key) : null);

  const isExpired = ({ expiresAt }: FileFacts) => expiresAt !== null && expiresAt <= clock.now();

  async function isOver(path: string): Promise<boolean> {
    const found = path.endsWith(UNFINISHED) ? null : await readHead(path);
    if (found) return isExpired(found.facts);
    const writtenAt = (await stat(path).catch(nullWhenGone))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    return writtenAt < clock.now().getTime() - ABANDONED_MS;
  }

  return {
    async put(content, facts) {
      const key = randomBytes(32).toString('hex');
      const path = pathOf(facts.owner, key);
      if (!path) throw new Error(`No owner is called ${facts.owner}`);
      await mkdir(join(folder, facts.owner), { recursive: true, mode: PRIVATE.folder });
      const unfinished = path + UNFINISHED;
      try {
        // Opened first: a stream that fails while it opens its file would make it after it was removed.
        const file = await open(unfinished, 'wx', PRIVATE.file);
        await pipeline(withFacts(facts, content), file.createWriteStream());
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return key;
    },
    async find(key, owner) {
      const path = pathOf(owner, key);
      const found = path && (await readHead(path));
      if (!found || isExpired(found.facts)) return null;
      const { facts, start, size } = found;
      return {
        ...facts,
        size,
        read: async () => (await open(path, READ).catch(nullWhenGone))?.createReadStream({ start }) ?? null,
      };
    },
    async remove(key, owner) {
      const path = pathOf(owner, key);
      if (path) await rm(path, { force: true });
    },
    async removeAll(owner) {
      if (OWNER.test(owner)) await rm(join(folder, owner), { recursive: true, force: true });
    },
    async removeExpired() {
      for (const owner of await namesIn(folder)) {
        if (!OWNER.test(owner)) continue;
        for (const name of await namesIn(join(folder, owner))) {
          const path = join(folder, owner, name);
          if (OURS.test(name) && (await isOver(path))) await rm(path, { force: true });
        }
      }
    },
  };
}

interface Head {
  readonly facts: FileFacts;
  /** Where the content begins. */
  readonly start: number;
  /** Bytes of the content. */
  readonly size: number;
}

/** What is kept with a file; null without one, and for one that a crash left without its first line. */
async function readHead(path: string): Promise<Head | null> {
  const file = await open(path, READ).catch(nullWhenGone);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_FACTS), 0, MAX_FACTS, 0);
    const head = readFacts(buffer.subarray(0, bytesRead));
    return head && { ...head, size: (await file.stat()).size - head.start };
  } finally {
    await file.close();
  }
}

/** A link or a folder, where there should be a file, is as if nothing was there. */
const GONE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);

function nullWhenGone(error: NodeJS.ErrnoException): null {
  if (GONE.has(error.code)) return null;
  throw error;
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nullWhenGone)) ?? [];
