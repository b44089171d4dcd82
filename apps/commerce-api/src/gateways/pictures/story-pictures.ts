import type { PictureSource } from '../../ports/picture-source';

interface StoryPicturesOptions {
  /** Origin of the content service's files; no other host is ever asked. */
  readonly origin: string;
  /** @default the global fetch */
  readonly fetch?: typeof fetch;
}

/** Pictures of stories have their address below this one: `storyblok/f/{space}/{size}/{hash}/{name}`. */
const PATH = /^storyblok\/(f\/\d{1,10}\/(?:\d{1,5}x\d{1,5}\/)?[\da-f]{6,40}\/[\w.-]{1,120})$/;
/** An address of the content service never gets another content: what is replaced gets a new one. */
const VERSION = '1';
const TIMEOUT_MS = 8000;
const MOST_BYTES = 20 * 1024 * 1024;

/** Pictures of the content service. */
export function createStoryPictures({ origin, fetch: get = fetch }: StoryPicturesOptions): PictureSource {
  return {
    async find(path) {
      const [, file] = PATH.exec(path) ?? [];
      return file ? { version: VERSION, read: () => download(`${origin}/${file}`) } : null;
    },
  };

  async function download(url: string): Promise<Buffer | null> {
    const answer = await get(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // The service answers 403 for files that it does not have.
    if (answer.status === 404 || answer.status === 403) return null;
    if (!answer.ok || !answer.body) throw new Error(`The content service answered ${answer.status} for a picture`);
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body) {
      bytes += part.length;
      if (bytes > MOST_BYTES) throw new Error('A picture of the content service is too large');
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
}
