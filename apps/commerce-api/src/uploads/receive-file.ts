import { createWriteStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_LIMITS, UPLOAD_TYPES } from '@geven/odoo-sdk';
import { createBoundedQueue } from '../accounts/bounded-queue';
import { CommerceError } from '../domain/errors/commerce-error';
import { cleanFileName } from '../domain/uploads/clean-file-name';
import { cleanPhoto, isPhotoType } from './clean-photo';
import { CONTENT_TYPES } from './types/content-types';
import { detectUploadType } from './types/detect-upload-type';

/** A file that came in whole. */
export interface ReceivedFile {
  /** Where it lies. */
  readonly path: string;
  readonly name: string;
  readonly contentType: string;
  /** As they were sent. */
  readonly bytes: number;
}

/** Reads a photograph of a telephone from a path, and rejects for what is none. */
export type HeifToJpeg = (path: string) => Promise<Uint8Array>;

/** A photograph is unpacked to a hundred times its size while it is written again. */
const queuePhoto = createBoundedQueue({ atOnce: 1, maxWaiting: 32 });
/** The field of a form that its files belong to. */
const field = 'files';

/** For more bytes than a form may have. */
export const filesTooLarge = () => new CommerceError('FILES_TOO_LARGE', { field, max: UPLOAD_LIMITS.maxBytes });
/** For more files than a form may have. */
export const filesTooMany = () => new CommerceError('FILES_TOO_MANY', { field, max: UPLOAD_LIMITS.maxFiles });

/**
 * Writes a file to a folder while it comes in, finds out what it is and takes off what is nobody's business: the notes of
 * a camera, and a path in its name. What only telephones can open becomes a JPEG. Refuses what a form may not have.
 */
export async function receiveFile(
  { name: claimed, content }: { readonly name: string; readonly content: AsyncIterable<Uint8Array> },
  folder: string,
  heifToJpeg: HeifToJpeg,
): Promise<ReceivedFile> {
  const path = join(folder, 'received');
  await pipeline(limited(content), createWriteStream(path, { mode: 0o600 }));
  const { size: bytes } = await stat(path);
  const type = await detectUploadType(path, claimed);
  if (type === 'damaged') throw new CommerceError('FILE_DAMAGED', { field });
  if (type === 'not allowed') throw new CommerceError('FILE_NOT_ALLOWED', { field, types: UPLOAD_TYPES.join(', ') });
  const kept = type === 'heic' ? 'jpg' : type;
  const facts = { name: cleanFileName(claimed, kept), contentType: CONTENT_TYPES[kept], bytes };
  if (!isPhotoType(kept)) return { ...facts, path };
  const cleaned = join(folder, 'cleaned');
  const clean = () => (type === 'heic' ? writeJpeg(path, cleaned, heifToJpeg) : cleanPhoto(path, cleaned, kept));
  if (!(await queuePhoto(clean))) throw new CommerceError('FILE_DAMAGED', { field });
  return { ...facts, path: cleaned };
}

/** False for what cannot be read. */
async function writeJpeg(from: string, to: string, heifToJpeg: HeifToJpeg): Promise<boolean> {
  const jpeg = await heifToJpeg(from).catch(() => null);
  if (jpeg) await writeFile(to, jpeg, { mode: 0o600 });
  return jpeg !== null;
}

async function* limited(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > UPLOAD_LIMITS.maxBytes) throw filesTooLarge();
    yield chunk;
  }
}
