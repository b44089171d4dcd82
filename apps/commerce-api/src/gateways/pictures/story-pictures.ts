import { LRUCache } from 'lru-cache';
import type { PictureSource } from '../../ports/picture-source';

interface StoryPicturesOptions {
  /** Origin of the content service's files; no other host is ever asked. */
  readonly origin: string;
  /** Number of the merchant's space: pictures of others are not shown under our name. */
  readonly space: string;
  /** @default the global fetch */
  readonly fetch?: typeof fetch;
}

/** Pictures of stories have their address below this one: `storyblok/f/{space}/{size}/{hash}/{name}`. */
const PATH = /^storyblok\/(f\/(?<space>\d{1,10})\/(?:\d{1,5}x\d{1,5}\/)?[\da-f]{6,40}\/[\w.-]{1,120})$/;
/** An address of the content service never gets another content: what is replaced gets a new one. */
const VERSION = '1';
const TIMEOUT_MS = 8000;
const MAX_BYTES = 20 * 1024 * 1024;
/** Made-up addresses do not become as many requests from our server to the service's. */
const REMEMBERED_MISSING = { max: 10_000, ttl: 60_000 };

/** Pictures of the content service. */
export function createStoryPictures({ origin, space, fetch: get = fetch }: StoryPicturesOptions): PictureSource {
  const missing = new LRUCache<string, true>(REMEMBERED_MISSING);

  return {
    async find(path) {
      const match = PATH.exec(path);
      if (!match || match.groups?.space !== space) return null;
      return { version: VERSION, isRemote: true, read: () => download(`${origin}/${match[1]}`) };
    },
  };

  async function download(url: string): Promise<Buffer | null> {
    if (missing.has(url)) return null;
    const answer = await get(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // The service answers 403 for files that it does not have.
    if (answer.status === 404 || answer.status === 403) {
      missing.set(url, true);
      return null;
    }
    if (!answer.ok || !answer.body) throw new Error(`The content service answered ${answer.status} for a picture`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body) {
      bytes += part.length;
      if (bytes > MAX_BYTES) throw new Error('A picture of the content service is too large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}
