import { BadCell } from './column-types';
import type { Column } from './columns';
import type { Problem } from './problems';
import type { RangeFile } from './range-file';
import type { RawRow, Table } from './table';

/** A row with its values, where they are in a record. */
export interface ReadRow {
  readonly file: string;
  readonly line: number;
  /** Nested as the paths of the columns say. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads the cells of a table as its columns say; rows with a problem are left out. */
export function readRows({ columns, unique }: RangeFile, table: Table): { rows: ReadRow[]; problems: Problem[] } {
  const { file } = table;
  const names = new Set(columns.map(({ name }) => name));
  const problems: Problem[] = [...unknownColumns(table, names)];
  const rows: ReadRow[] = [];
  const seen = unique.map(() => new Map<string, number>());
  for (const raw of table.rows) {
    const before = problems.length;
    const value: Record<string, unknown> = {};
    for (const column of columns) {
      try {
        put(value, column.path, readCell(column, raw));
      } catch (error) {
        if (!(error instanceof BadCell)) throw error;
        problems.push({ file, line: raw.line, message: `${column.name} ${error.message}` });
      }
    }
    unique.forEach((key, index) => {
      const text = JSON.stringify(key.map((name) => String(raw.cells[name] ?? '').trim()));
      const first = seen[index]?.get(text);
      if (first === undefined) seen[index]?.set(text, raw.line);
      else problems.push({ file, line: raw.line, message: `${key.join(' + ')} is that of line ${first} too` });
    });
    if (problems.length === before) rows.push({ file, line: raw.line, value });
  }
  return { rows, problems };
}

function readCell(column: Column, { cells }: RawRow): unknown {
  const cell = Object.hasOwn(cells, column.name) ? cells[column.name] : undefined;
  if (cell !== undefined && cell !== null && cell !== '') return column.type.read(cell);
  if (!('empty' in column)) throw new BadCell('is missing');
  // Each row has its own list.
  return Array.isArray(column.empty) ? [...column.empty] : column.empty;
}

function* unknownColumns({ file, rows }: Table, names: ReadonlySet<string>): Iterable<Problem> {
  const told = new Set<string>();
  for (const { line, cells } of rows) {
    for (const name of Object.keys(cells)) {
      if (names.has(name) || told.has(name)) continue;
      told.add(name);
      yield { file, line, message: `has the column "${name}", which is none of ${[...names].join(', ')}` };
    }
  }
}

function put(target: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  target[first] ??= {};
  put(target[first] as Record<string, unknown>, rest, value);
}
