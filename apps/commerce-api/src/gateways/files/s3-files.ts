import { randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { S3mini, S3ServiceError } from 's3mini';
import type { Clock } from '../../ports/clock';
import type { FileFacts, Files } from '../../ports/files';
import { KEY, MAX_FACTS, OWNER, readFacts, withFacts } from './stored-facts';

/** A bucket of any store that speaks S3, and who reads and writes it. */
export interface S3Bucket {
  /** With the bucket as its path or in its host: `https://s3.eu-central-1.amazonaws.com/geven-files`. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface S3FilesOptions {
  readonly bucket: S3Bucket;
  readonly clock: Clock;
  /** Until the store begins to answer, with what is sent before. @default 30000 */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
const CONTENT_TYPE = 'application/octet-stream';
/** What expires has an object of this name, so that nobody must read every file to find those that are over. */
const EXPIRY = /^expires\/(\d{15})\/([^/]+\/[^/]+)$/;
const NOT_THERE = 404;

/**
 * Files in a bucket, `<owner>/<key>` each, as `withFacts` writes them. Each is written to a temporary file first: stores
 * want to know a length, an object then is there as a whole or not at all, and no file is in memory as a whole.
 */
export function openS3Files({ bucket, clock, timeoutMs = TIMEOUT_MS }: S3FilesOptions): Files {
  const { url: endpoint, ...access } = bucket;
  const store = new S3mini({ endpoint, ...access, fetch: answeredWithin(timeoutMs) });
  const nameOf = (owner: string, key: string) => (OWNER.test(owner) && KEY.test(key) ? `${owner}/${key}` : null);

  /** Null for an object that is not there. */
  async function get(name: string, from: number, end?: number): Promise<Response | null> {
    try {
      return await store.getObjectRaw(name, false, from, end);
    } catch (error) {
      if (statusOf(error) === NOT_THERE) return null;
      throw error;
    }
  }

  async function readContent(name: string, start: number, size: number): Promise<AsyncIterable<Uint8Array> | null> {
    if (size === 0) return (await get(name, 0, 1)) && nothing();
    return ((await get(name, start))?.body as AsyncIterable<Uint8Array> | null | undefined) ?? null;
  }

  async function namesBelow(prefix: string): Promise<string[]> {
    return ((await store.listObjects('/', prefix)) ?? []).map(({ Key }) => Key);
  }

  return {
    async put(content, facts) {
      const key = randomBytes(32).toString('hex');
      const name = nameOf(facts.owner, key);
      if (!name) throw new Error(`No owner is called ${facts.owner}`);
      const folder = await mkdtemp(join(tmpdir(), 'geven-file-'));
      try {
        const path = join(folder, 'file');
        await pipeline(withFacts(facts, content), createWriteStream(path, { mode: 0o600 }));
        // Before the file: one that nobody would take away must never be there.
        if (facts.expiresAt) await store.putObject(expiryName(facts.expiresAt, name), name, CONTENT_TYPE);
        await store.putObject(name, await openAsBlob(path), CONTENT_TYPE);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      return key;
    },
    async find(key, owner) {
      const name = nameOf(owner, key);
      const answer = name && (await get(name, 0, MAX_FACTS));
      if (!answer) return null;
      const stored = readFacts(Buffer.from(await answer.arrayBuffer()));
      if (!stored || isExpired(stored.facts, clock)) return null;
      const { facts, start } = stored;
      const size = totalSize(answer) - start;
      return { ...facts, size, read: () => readContent(name, start, size) };
    },
    async remove(key, owner) {
      const name = nameOf(owner, key);
      if (name) await store.deleteObject(name);
    },
    async removeAll(owner) {
      if (!OWNER.test(owner)) return;
      for (const name of await namesBelow(`${owner}/`)) await store.deleteObject(name);
    },
    async removeExpired() {
      for (const expiry of await namesBelow('expires/')) {
        const [, time, name] = EXPIRY.exec(expiry) ?? [];
        if (!name || Number(time) > clock.now().getTime()) continue;
        await store.deleteObject(name);
        await store.deleteObject(expiry);
      }
    },
  };
}

const expiryName = (expiresAt: Date, name: string) =>
  `expires/${String(expiresAt.getTime()).padStart(15, '0')}/${name}`;

const isExpired = ({ expiresAt }: FileFacts, clock: Clock) => expiresAt !== null && expiresAt <= clock.now();

/** Bytes of the whole object, of which only the beginning came. */
function totalSize(answer: Response): number {
  const total = Number(answer.headers.get('content-range')?.split('/')[1]);
  if (!Number.isInteger(total)) throw new Error('The store of files did not say how large an object is');
  return total;
}

const statusOf = (error: unknown) => (error instanceof S3ServiceError ? error.status : null);

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** Waits for the beginning of an answer only: a large file may take its reader longer. */
function answeredWithin(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Error('The store of files takes too long')), timeoutMs);
    try {
      return await fetch(input, { ...init, signal: abort.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
