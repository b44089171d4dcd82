import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSource } from '../../ports/picture-source';

interface IllustrationsOptions {
  readonly folder: string;
  /** What `npm run pictures` has made, by path; nothing else of the folder is served. */
  readonly manifest: Readonly<Record<string, { readonly version: string }>>;
}

/** The illustrations that come with the shop. */
export function createIllustrations({ folder, manifest }: IllustrationsOptions): PictureSource {
  return {
    async find(path) {
      const facts = Object.hasOwn(manifest, path) ? manifest[path] : undefined;
      return facts ? { version: facts.version, read: () => readFile(join(folder, path)) } : null;
    },
  };
}
