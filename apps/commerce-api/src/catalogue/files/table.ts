import type { Problem } from './problems';

/** A row as it is in a file, by the names of its columns. */
export interface RawRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The rows of a file, and what is wrong with the file itself. */
export interface Table {
  /** For messages. */
  readonly file: string;
  readonly rows: readonly RawRow[];
  readonly problems: readonly Problem[];
}
