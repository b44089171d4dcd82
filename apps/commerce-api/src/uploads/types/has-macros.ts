import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { readAt } from './read-at';

const inflate = promisify(inflateRaw);

const [END_MARK, ENTRY_MARK] = [0x06_05_4b_50, 0x02_01_4b_50];
const [END_BYTES, ENTRY_BYTES, LOCAL_BYTES] = [22, 46, 30];
const MAX_COMMENT = 0xff_ff;
/** Bytes of a list of entries, and of the entry that names the types of all others: far above any real ones. */
const MAX_LIST = 4 * 1024 * 1024;
const MAX_TYPES = 1024 * 1024;

const TYPES = '[Content_Types].xml';
/** Programs, sheets of commands and controls, by where they usually lie and by their declared type. */
const MACRO_ENTRY = /vbaproject|vbadata|(?:^|\/)(?:macrosheets|activex)\//i;
const MACRO_TYPE = /macro|vbaproject|activex/i;

interface Entry {
  readonly name: string;
  readonly isEncrypted: boolean;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  /** Where its header is. */
  readonly start: number;
}

/**
 * Whether a document of Office holds a program, or whether that cannot be told: the archive is read as Office does, by
 * its list at the end and by the types that it declares, as a program may lie under any name.
 */
export async function hasMacros(file: FileHandle): Promise<boolean> {
  const entries = await listEntries(file);
  const types = entries?.filter(({ name }) => name.toLowerCase() === TYPES.toLowerCase()) ?? [];
  const [declared, ...others] = types;
  if (!entries || !declared || others.length > 0) return true;
  if (entries.some(({ name, isEncrypted }) => isEncrypted || MACRO_ENTRY.test(name))) return true;
  const text = await readEntry(file, declared);
  return text === null || MACRO_TYPE.test(text);
}

/** Null for what is no list of entries. */
async function listEntries(file: FileHandle): Promise<readonly Entry[] | null> {
  const { size } = await file.stat();
  const tailBytes = Math.min(size, END_BYTES + MAX_COMMENT);
  const tail = await readAt(file, size - tailBytes, tailBytes);
  let end = tail.length - END_BYTES;
  while (end >= 0 && tail.readUInt32LE(end) !== END_MARK) end -= 1;
  if (end < 0) return null;
  const [count, bytes, start] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (bytes > MAX_LIST) return null;
  const list = await readAt(file, start, bytes);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + ENTRY_BYTES > list.length || list.readUInt32LE(at) !== ENTRY_MARK) return null;
    const nameEnd = at + ENTRY_BYTES + list.readUInt16LE(at + 28);
    entries.push({
      name: list.toString('utf8', at + ENTRY_BYTES, nameEnd),
      isEncrypted: (list.readUInt16LE(at + 8) & 1) === 1,
      isDeflated: list.readUInt16LE(at + 10) === 8,
      packedBytes: list.readUInt32LE(at + 20),
      start: list.readUInt32LE(at + 42),
    });
    at = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return entries;
}

/** Null for an entry that is damaged, or unpacks to more than it should. */
async function readEntry(file: FileHandle, { isDeflated, packedBytes, start }: Entry): Promise<string | null> {
  const header = await readAt(file, start, LOCAL_BYTES);
  if (header.length < LOCAL_BYTES || packedBytes > MAX_TYPES) return null;
  const packed = await readAt(
    file,
    start + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28),
    packedBytes,
  );
  const content = isDeflated ? await inflate(packed, { maxOutputLength: MAX_TYPES }).catch(() => null) : packed;
  // Without the zeros that UTF-16 has between its letters.
  return content?.toString('latin1').replaceAll('\0', '') ?? null;
}
