import type { FileHandle } from 'node:fs/promises';

/** Reads a part of a file; shorter where the file ends before. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
