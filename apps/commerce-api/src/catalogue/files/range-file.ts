import type { Column } from './columns';

/** A file of the range: what it is called, what its rows are. */
export interface RangeFile {
  /** Name without extension; the key of the rows in a single JSON file. */
  readonly name: string;
  readonly about: string;
  readonly isRequired: boolean;
  readonly columns: readonly Column[];
  /** Columns that no two rows may share, each a key of its own. */
  readonly unique: readonly (readonly string[])[];
}
