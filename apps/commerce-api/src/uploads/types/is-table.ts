import type { FileHandle } from 'node:fs/promises';
import { readAt } from './read-at';

/** Bytes of the beginning, which programs guess a type from. */
const HEAD = 4096;
const MARKUP = /^\W*<|<(?:!doctype|\?xml|html|head|body|script|svg|iframe|img)\b/i;

/** Whether a text is a table and no page that a browser would show: nothing else tells a table of values from a text. */
export async function isTable(file: FileHandle): Promise<boolean> {
  const head = (await readAt(file, 0, HEAD)).toString('latin1');
  return head.trim() !== '' && !MARKUP.test(head);
}
