import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BusboyInstance } from '@fastify/busboy';
import type { FormRefusal } from './form-flash';
import { passBytes } from './limit-bytes';

/** What a form's field of files takes. */
export interface FileField {
  readonly maxFiles: number;
  /** Of one file. */
  readonly maxBytes: number;
}
export type FileFields = Readonly<Record<string, FileField>>;

/** A file that came with a form. */
export interface UploadedFile {
  readonly field: string;
  /** As the visitor's device calls it and its type: claims, for the eye only. */
  readonly name: string;
  readonly claimedType: string;
  readonly bytes: number;
  /** Where it lies until the form's action is done. */
  readonly path: string;
}

/**
 * Writes the files that a parser meets to disk, each while it comes in. Those that are too large or too many are read and
 * not kept: what else was entered comes behind them.
 */
export function collectFiles(parser: BusboyInstance, fields: FileFields) {
  const uploads: Promise<UploadedFile | null>[] = [];
  const refusals = new Map<string, FormRefusal>();
  const paths: string[] = [];
  const counts = new Map<string, number>();
  const ending = new AbortController();

  parser.on('file', (field, stream, name, _encoding, claimedType) => {
    const rule = Object.hasOwn(fields, field) ? fields[field] : undefined;
    // Browsers send a field without a choice as a file without a name.
    if (!rule || !name) return void stream.resume();
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    const refuse = (code: 'FILES_TOO_MANY' | 'FILES_TOO_LARGE', max: number) =>
      refusals.set(`${field} ${code}`, { code, params: { max }, field });
    if (count > rule.maxFiles) {
      refuse('FILES_TOO_MANY', rule.maxFiles);
      return void stream.resume();
    }
    const path = join(tmpdir(), `geven-upload-${randomUUID()}`);
    paths.push(path);
    const file = createWriteStream(path, { mode: 0o600 });
    let isTooLarge = false;
    const passed = passBytes(rule.maxBytes, () => {
      isTooLarge = true;
      refuse('FILES_TOO_LARGE', rule.maxBytes);
    });
    const upload = pipeline(stream, passed, file, { signal: ending.signal }).then(async () =>
      isTooLarge ? null : { field, name, claimedType, path, bytes: (await stat(path)).size },
    );
    upload.catch((error: Error) => parser.destroy(error));
    uploads.push(upload);
  });

  return {
    finished: async () => (await Promise.all(uploads)).filter((upload) => upload !== null),
    /** Why files were not kept. */
    refusals: () => [...refusals.values()],
    /** Ends what is being written and deletes all of it. */
    remove: async () => {
      ending.abort();
      await Promise.allSettled(uploads);
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
  };
}
