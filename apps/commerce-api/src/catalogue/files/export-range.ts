import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { disassembleRange } from './disassemble-range';
import { RANGE_FILES, type Range } from './range-files';

/** Writes a range as CSV files into a folder, which is made when it is not there; returns rows by file. */
export async function exportRange(folder: string, range: Range): Promise<ReadonlyMap<string, number>> {
  await mkdir(folder, { recursive: true });
  const counts = new Map<string, number>();
  for (const [name, rows] of disassembleRange(range)) {
    const columns = RANGE_FILES[name].columns.map((column) => column.name);
    // The mark tells spreadsheets that it is UTF-8.
    await writeFile(join(folder, `${name}.csv`), stringify(rows, { header: true, columns, bom: true }));
    counts.set(name, rows.length);
  }
  return counts;
}
