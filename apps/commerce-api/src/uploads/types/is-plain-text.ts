import { createReadStream } from 'node:fs';

/** Whether a file is text in any encoding of one byte or UTF-8: no other file is without control characters. */
export async function isPlainText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.some(isControl)) return false;
  }
  return true;
}

/** Tab, line feed and carriage return are part of texts; CAD programs of old end theirs with a substitute. */
const isControl = (byte: number) => (byte < 0x20 && ![0x09, 0x0a, 0x0d, 0x1a].includes(byte)) || byte === 0x7f;
