import { open } from 'node:fs/promises';
import type { UploadType } from '@geven/odoo-sdk';
import { fileTypeFromFile } from 'file-type';
import { hasMacros } from './has-macros';
import { isDrawingExchange } from './is-drawing-exchange';
import { isPlainText } from './is-plain-text';
import { isTable } from './is-table';
import { isWholeHeif } from './is-whole-heif';

/** Types that their first bytes tell, by the type that is found in them. */
const BY_CONTENT: Readonly<Record<string, UploadType>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/vnd.dwg': 'dwg',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** What a file is, or why it is not taken. */
export type Detected = UploadType | 'not allowed' | 'damaged';

/**
 * What a file is by its content (CF-07): neither its name nor what its sender says counts. A table of values alone is
 * known from a text by its ending.
 */
export async function detectUploadType(path: string, claimedName: string): Promise<Detected> {
  const file = await open(path);
  try {
    if ((await file.stat()).size === 0) return 'damaged';
    const found = await fileTypeFromFile(path);
    const type = found && BY_CONTENT[found.mime];
    if (type === 'xlsx' || type === 'docx') return (await hasMacros(file)) ? 'not allowed' : type;
    if (type === 'heic') return (await isWholeHeif(file)) ? type : 'damaged';
    if (type) return type;
    // A text may begin with the letters that others know a type by: BM, MZ.
    const exchange = await isDrawingExchange(file);
    if (exchange === 'binary' || (exchange && (await isPlainText(path)))) return 'dxf';
    const isTableOfValues = /\.csv$/i.test(claimedName) && (await isTable(file)) && (await isPlainText(path));
    return isTableOfValues ? 'csv' : 'not allowed';
  } finally {
    await file.close();
  }
}
