import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { decode } from './decode';
import type { Problem } from './problems';
import { RANGE_FILES, type RangeFileName } from './range-files';
import { readCsv } from './read-csv';
import { readJson, readJsonRange } from './read-json';
import type { Table } from './table';

/** The tables of a range by the name of their file, and what is wrong with the files themselves. */
export interface OpenedRange {
  readonly tables: ReadonlyMap<RangeFileName, Table>;
  readonly problems: readonly Problem[];
}

const READERS: Readonly<Record<string, (file: string, text: string) => Table>> = { '.csv': readCsv, '.json': readJson };
const NAMES = Object.keys(RANGE_FILES);

const isKnown = (name: string): name is RangeFileName => Object.hasOwn(RANGE_FILES, name);

/** Reads a folder with a CSV or JSON file for each kind, or one JSON file with all of them. */
export async function openRange(path: string): Promise<OpenedRange> {
  const facts = await stat(path).catch(() => null);
  if (!facts) return { tables: new Map(), problems: [{ file: path, message: 'is not there' }] };
  const { tables, problems } = facts.isDirectory() ? await openFolder(path) : await openFile(path);
  const missing = NAMES.filter((name) => isKnown(name) && RANGE_FILES[name].isRequired && !tables.has(name)).map(
    (name): Problem => ({ file: path, message: `has no ${name}` }),
  );
  return {
    tables,
    problems: [...problems, ...[...tables.values()].flatMap((table) => table.problems), ...missing],
  };
}

async function openFolder(folder: string) {
  const tables = new Map<RangeFileName, Table>();
  const problems: Problem[] = [];
  const files = (await readdir(folder)).filter((file) => READERS[extname(file)]).sort();
  for (const file of files) {
    const name = basename(file, extname(file));
    if (!isKnown(name)) problems.push({ file, message: `is none of ${NAMES.join(', ')}` });
    else if (tables.has(name)) problems.push({ file, message: `is there as ${tables.get(name)?.file} too` });
    else tables.set(name, await read(join(folder, file), file));
  }
  return { tables, problems };
}

async function read(path: string, file: string): Promise<Table> {
  const text = await textOf(path, file);
  if (typeof text !== 'string') return { file, rows: [], problems: [text] };
  return (READERS[extname(file)] as (typeof READERS)[string])(file, text);
}

async function openFile(path: string) {
  const tables = new Map<RangeFileName, Table>();
  const file = basename(path);
  if (extname(file) !== '.json') {
    return { tables, problems: [{ file, message: 'is neither a folder nor a JSON file' }] };
  }
  const text = await textOf(path, file);
  if (typeof text !== 'string') return { tables, problems: [text] };
  const read = readJsonRange(file, text);
  const problems = [...read.problems];
  for (const [name, table] of read.tables) {
    if (isKnown(name)) tables.set(name, table);
    else problems.push({ file, message: `has ${name}, which is none of ${NAMES.join(', ')}` });
  }
  return { tables, problems };
}

async function textOf(path: string, file: string): Promise<string | Problem> {
  const bytes = await readFile(path);
  try {
    return decode(bytes);
  } catch (error) {
    return { file, message: (error as Error).message };
  }
}
