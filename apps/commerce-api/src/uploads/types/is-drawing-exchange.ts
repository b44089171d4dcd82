import type { FileHandle } from 'node:fs/promises';
import { readAt } from './read-at';

const BINARY_START = 'AutoCAD Binary DXF\r\n\x1a\0';
const PIECE = 4096;
/** Group 0 opens a section, whose name is group 2; comments (999) may stand before it. */
const START = /^(?:\s*999\r?\n[^\n]*\n)*\s*0\s*\n\s*SECTION\s*\n\s*2\s*\n\s*[A-Z]+/;
const END = /\n\s*0\s*\n\s*EOF\s*$/;

/** Whether a file is a DXF: as text with its first section and its end, or binary by the words that it begins with. */
export async function isDrawingExchange(file: FileHandle): Promise<'text' | 'binary' | null> {
  const { size } = await file.stat();
  const head = (await readAt(file, 0, PIECE)).toString('latin1');
  if (head.startsWith(BINARY_START)) return 'binary';
  if (!START.test(head.replace(/^\u00EF\u00BB\u00BF/, ''))) return null;
  const tail = (await readAt(file, Math.max(0, size - PIECE), PIECE)).toString('latin1');
  return END.test(tail) ? 'text' : null;
}
