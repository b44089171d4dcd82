import { createHash } from 'node:crypto';
import { mayBeAvif, type PictureFormat, type PictureRequest } from '@geven/odoo-sdk/pictures';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { PictureSource, StoredPicture } from '../ports/picture-source';
import type { PictureCache } from './picture-cache';
import { RECIPE, type Rendering, renderPicture } from './render-picture';

/** A picture as it is to be answered; nothing of it is made before it is read. */
export interface ServedPicture {
  /** Another one for other bytes. */
  readonly tag: string;
  readonly format: PictureFormat;
  /** Whether the address named the version that there is. */
  readonly isCurrent: boolean;
  /** Null when the picture has gone. Raises `UnreadablePicture`, `PicturesBusy` and what its source raises. */
  read(): Promise<Buffer | null>;
}

export interface Pictures {
  /** The picture in the best format of the request or, where it names none, of the `Accept` header; null: unknown. */
  find(request: PictureRequest, accept: string): Promise<ServedPicture | null>;
}

/** More pictures are waited for than can be made soon. */
export class PicturesBusy extends Error {
  override readonly name = 'PicturesBusy';
}

/** Files of other hosts that are fetched at once. */
const DOWNLOADS = 4;

interface PicturesOptions {
  /** Looked through in this order. */
  readonly sources: readonly PictureSource[];
  readonly cache: PictureCache;
  /** Pictures made at once. @default 2 */
  readonly parallel?: number;
  /** Pictures that wait at most. @default 60, as many as a long listing shows */
  readonly queue?: number;
  /** What to do with a picture that could not be kept: it is answered all the same. */
  onError(error: unknown): void;
}

/** Makes pictures in the size that is asked for, each once. */
export function createPictures({ sources, cache, parallel = 2, queue = 60, onError }: PicturesOptions): Pictures {
  const slots = bulkhead(parallel, queue);
  // Each holds a whole file until it is rendered, so there are few.
  const downloads = bulkhead(DOWNLOADS, queue);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function findStored(path: string): Promise<StoredPicture | null> {
    for (const source of sources) {
      const stored = await source.find(path);
      if (stored) return stored;
    }
    return null;
  }

  async function make(name: string, stored: StoredPicture, rendering: Rendering): Promise<Buffer | null> {
    const kept = await cache.get(name).catch((error: unknown) => void onError(error));
    if (kept) return kept;
    const render = (file: Buffer | null) => file && renderPicture(file, rendering);
    const made = stored.isRemote
      ? await downloads.execute(async () => {
          const file = await stored.read();
          return slots.execute(() => render(file));
        })
      : await slots.execute(async () => render(await stored.read()));
    if (made) await cache.set(name, made).catch(onError);
    return made;
  }

  /** Those who ask while it is made share it. */
  function read(name: string, stored: StoredPicture, rendering: Rendering): Promise<Buffer | null> {
    const other = underWay.get(name);
    if (other) return other;
    const making = make(name, stored, rendering)
      .catch((error: unknown) => {
        throw error instanceof BulkheadRejectedError ? new PicturesBusy('too many pictures at once') : error;
      })
      .finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  return {
    async find({ version, path, cut }, accept) {
      const stored = await findStored(path);
      if (!stored) return null;
      const rendering = { cut, format: cut?.format ?? bestFormat(accept, cut?.size) };
      const tag = createHash('sha256')
        .update(JSON.stringify([RECIPE, path, stored.version, rendering]))
        .digest('hex')
        .slice(0, 40);
      return {
        tag,
        format: rendering.format,
        isCurrent: stored.version === version,
        read: () => read(`${tag}.${rendering.format}`, stored, rendering),
      };
    },
  };
}

/** A browser that shows AVIF or WebP says so by name; `*` is what programs say that want something simple. */
function bestFormat(accept: string, size: string | undefined): PictureFormat {
  if (size && mayBeAvif(size) && accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
