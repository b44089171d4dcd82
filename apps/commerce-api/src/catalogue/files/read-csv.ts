import { CsvError, parse } from 'csv-parse/sync';
import type { RawRow, Table } from './table';

const DELIMITERS = [',', ';', '\t'] as const;

/** Reads CSV with commas, semicolons or tabs, whichever its first line has most of. */
export function readCsv(file: string, text: string): Table {
  const delimiter = delimiterOf(text);
  try {
    const parsed = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const [head, ...records] = parsed;
    if (!head)
      return { file, rows: [], problems: [{ file, message: 'is empty: its first line must name the columns' }] };
    const names = head.record.map((name) => name.trim());
    const problems = namesProblems(file, names);
    const rows: RawRow[] = [];
    for (const { record, info } of records) {
      // `lines` counts to the end of a row, which may have lines inside of quotes.
      const line = info.lines - record.reduce((sum, cell) => sum + countLines(cell), 0);
      if (record.length === names.length) {
        rows.push({ line, cells: Object.fromEntries(names.map((name, index) => [name, record[index]])) });
      } else {
        problems.push({ file, line, message: `has ${record.length} cells, and the first line ${names.length}` });
      }
    }
    return { file, rows, problems };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : undefined;
    return { file, rows: [], problems: [{ file, line, message: `is no CSV: ${error.message}` }] };
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function namesProblems(file: string, names: readonly string[]) {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => ({ file, line: 1, message: `has the column ${name} twice` }));
}

const countLines = (cell: string): number => cell.split(/\r\n|\r|\n/).length - 1;
