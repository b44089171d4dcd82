import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FormRefusal } from './form-flash';
import { limitBytes, TooLargeError } from './limit-bytes';
import { isSameOrigin } from './same-origin';
import { collectFiles, type FileFields, type UploadedFile } from './uploaded-files';

/**
 * Bytes of all fields of a form together, as they are sent, and of a single one. A message of 100,000 characters, each of
 * three bytes and nine in an address's encoding, is read: its form comes back with it, and says at the field that it is too long.
 */
const MAX_FIELDS_BYTES = 1_500_000;
const MAX_FIELD_BYTES = 300_000;
const MAX_FIELDS = 1000;

/** A form that was read: the last value of each field, and its files as they lie on disk. */
export interface ReadForm {
  readonly values: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
  /** Why files were not kept, each at its field. */
  readonly fileRefusals: readonly FormRefusal[];
  /** Deletes the files. */
  dispose(): Promise<void>;
}

/**
 * Reads a form of this shop while it comes in, or returns the answer that refuses it: 403 to other sites, 413 when it or
 * a field of it is too large, else 400. Files are written to disk as they arrive; those of fields that are not named in
 * `fileFields` are passed over, and those that are too large or too many are refused in `fileRefusals`, so that the form
 * can be shown again.
 */
export async function readForm(request: Request, fileFields: FileFields = {}): Promise<ReadForm | Response> {
  if (!isSameOrigin(request.headers)) return refusal(403);
  const max = Object.values(fileFields).reduce((sum, each) => sum + each.maxBytes * each.maxFiles, MAX_FIELDS_BYTES);
  const [fileField] = Object.keys(fileFields);
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > max;
  if (isTooLarge && !fileField) return refusal(413);
  const parser = createParser(request.headers.get('content-type') ?? '');
  if (!parser) return refusal(400);

  const values = new Map<string, string>();
  let isCut = false;
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    isCut ||= isNameCut || isValueCut;
    values.set(name, value);
  });
  parser.on('fieldsLimit', () => {
    isCut = true;
  });
  const uploads = collectFiles(parser, fileFields);
  try {
    const body = Readable.fromWeb((request.body ?? new ReadableStream()) as Parameters<typeof Readable.fromWeb>[0]);
    await pipeline(body, limitBytes(max), parser);
    if (isCut) throw new TooLargeError();
    const files = await uploads.finished();
    return { values: Object.fromEntries(values), files, fileRefusals: uploads.refusals(), dispose: uploads.remove };
  } catch (error) {
    await uploads.remove();
    if (!(error instanceof TooLargeError)) return refusal(400);
    if (isCut || !fileField) return refusal(413);
    // So large that nobody reads it to its end: what was entered before the files is there.
    const tooLarge: FormRefusal = {
      code: 'FILES_TOO_LARGE',
      params: { max: fileFields[fileField]?.maxBytes ?? 0 },
      field: fileField,
    };
    return { values: Object.fromEntries(values), files: [], fileRefusals: [tooLarge], dispose: uploads.remove };
  }
}

/** Null for a body that is no form. */
function createParser(contentType: string): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    });
  } catch {
    return null;
  }
}

const refusal = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
