import { assembleRange } from './assemble-range';
import { checkRange } from './check-range';
import { openRange } from './open-range';
import { InvalidImport } from './problems';
import { RANGE_FILES, type Range, type RangeFileName } from './range-files';
import { type ReadRow, readRows } from './read-rows';

/** Reads a range from a folder or a file; raises `InvalidImport` with every problem, in the order of the files. */
export async function readRange(path: string): Promise<Range> {
  const { tables, problems: fileProblems } = await openRange(path);
  const problems = [...fileProblems];
  const rows = new Map<RangeFileName, readonly ReadRow[]>();
  for (const [name, table] of tables) {
    const read = readRows(RANGE_FILES[name], table);
    rows.set(name, read.rows);
    problems.push(...read.problems);
  }
  // Rows that were left out would be missed by those that name them: first things first.
  if (problems.length > 0) throw new InvalidImport(problems);
  const { range, problems: joining } = assembleRange(rows);
  const all = [...joining, ...checkRange(rows)];
  if (all.length > 0)
    throw new InvalidImport(
      all.toSorted((one, other) =>
        one.file < other.file ? -1 : one.file > other.file ? 1 : (one.line ?? 0) - (other.line ?? 0),
      ),
    );
  return range;
}
