import type { FileHandle } from 'node:fs/promises';
import { readAt } from './read-at';

const HEADER = 16;
/** Nobody's photograph has more boxes at the top. */
const MAX_BOXES = 1000;

/** Whether a HEIF file has its description and none of its boxes is cut off. */
export async function isWholeHeif(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  let position = 0;
  let hasDescription = false;
  for (let boxes = 0; position < size && boxes < MAX_BOXES; boxes++) {
    const header = await readAt(file, position, HEADER);
    // Phones append notes of their own that are no boxes.
    if (header.length < 8) return hasDescription;
    hasDescription ||= header.toString('latin1', 4, 8) === 'meta';
    const bytes = boxBytes(header, size - position);
    if (bytes < 8) return hasDescription;
    position += bytes;
  }
  return hasDescription && position === size;
}

/** A box of length 0 goes on to the end; one of length 1 has its length in 64 bits behind its name. */
function boxBytes(header: Buffer, rest: number): number {
  const length = header.readUInt32BE(0);
  if (length === 0) return rest;
  if (length > 1) return length;
  return header.length < HEADER ? 0 : Number(header.readBigUInt64BE(8));
}
