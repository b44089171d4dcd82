import { type Costed, cheapestGroups, isWithinReach } from './cheapest-groups';
import { type RowKind, SAW_KERF } from './row-kinds';

/**
 * mm of board that no plan with so few joints can do without, whatever the parts of its rows are; null when that takes
 * too long to find out. It leaves out stock and shortest parts, and asks of rows that share boards only that these boards
 * (one more than joints) are long enough together for the rows and for a saw cut between every two of them.
 */
export function leastLength(kinds: readonly RowKind[], lengths: readonly number[]): number | null {
  const limits = kinds.map(({ rows }) => rows);
  const groups = leastGroups(kinds, lengths, limits);
  if (!groups) return null;
  return cheapestGroups(groups, limits, limits.length)?.reduce((total, { cost }) => total + cost, 0) ?? null;
}

function leastGroups(
  kinds: readonly RowKind[],
  lengths: readonly number[],
  limits: readonly number[],
): Costed[] | null {
  const shortest = Math.min(...lengths);
  const longest = Math.max(...lengths);
  const step = lengths.reduce((divisor, length) => greatestDivisor(divisor, length - shortest), 0);
  /** The lengths of `boards` boards together are those of the shortest ones plus whole steps. */
  const reachable = (boards: number, mm: number) => {
    const missing = Math.max(0, mm - boards * shortest);
    return boards * shortest + (step === 0 ? missing : Math.ceil(missing / step) * step);
  };
  const groups: Costed[] = [];
  let open = [{ takes: limits.map(() => 0), boards: 1, used: 0, last: 0 }];
  while (open.length > 0) {
    open = open.flatMap(({ takes, boards, used, last }) =>
      kinds.flatMap(({ length, parts }, index) => {
        const more = takes.with(index, (takes[index] ?? 0) + 1);
        const group = { takes: more, boards: boards + parts - 1, used: used + length + SAW_KERF, last: index };
        const cost = reachable(group.boards, group.used - SAW_KERF);
        const fits = index >= last && (more[index] ?? 0) <= (limits[index] ?? 0) && cost <= group.boards * longest;
        if (fits) groups.push({ takes: more, cost });
        return fits ? [group] : [];
      }),
    );
    if (!isWithinReach(limits, groups.length)) return null;
  }
  return groups;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);
