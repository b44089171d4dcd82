import type { FilterValue, ValueBranch } from './filter-groups';

/** What is shown of a branch at once. */
export interface ShownBranch<Value = FilterValue> extends ValueBranch<Value> {
  /** The end of a branch that began before; it has its name there. */
  readonly isContinued?: boolean;
}

/** Height of a row in px, at 16 px a rem. */
const ROW_PX = 32;

/** Heights in px that groups have at most until all their values are asked for (CT-23 to CT-26). */
const MAX_HEIGHT_PX: Readonly<Record<string, number>> = {
  category: 372,
  specie: 328,
  application: 220,
  thickness: 220,
  profile: 200,
};

const USUAL_MAX_HEIGHT_PX = 328;

/** Rows that a group has at most until all of its values are asked for, with the one that asks for them. */
const rowsOf = (attribute: string): number => Math.floor((MAX_HEIGHT_PX[attribute] ?? USUAL_MAX_HEIGHT_PX) / ROW_PX);

/** Values that are seen at once, and those that follow when all are asked for. */
export interface SplitBranches<Value> {
  readonly first: readonly ShownBranch<Value>[];
  readonly rest: readonly ShownBranch<Value>[];
}

/**
 * Divides the values of a filter's group, so that it is at most as high as the specification has it: a row per value, one
 * per name of a branch where there are several, one for what shows the rest.
 *
 * @param taken rows of the group that something else takes
 */
export function splitBranches<Value>(
  attribute: string,
  branches: readonly ValueBranch<Value>[],
  taken = 0,
): SplitBranches<Value> {
  const rows = rowsOf(attribute) - taken;
  const nameRows = branches.length > 1 ? 1 : 0;
  const total = branches.reduce((sum, { values }) => sum + values.length + nameRows, 0);
  if (total <= rows) return { first: branches, rest: [] };
  const first: ShownBranch<Value>[] = [];
  const rest: ShownBranch<Value>[] = [];
  let left = rows - 1;
  for (const { parent, values } of branches) {
    const count = Math.max(0, left - nameRows);
    left -= nameRows + values.length;
    if (count > 0) first.push({ parent, values: values.slice(0, count) });
    if (values.length > count) rest.push({ parent, values: values.slice(count), isContinued: count > 0 });
  }
  return { first, rest };
}
