/** A group of boards, or a bound for one. */
export interface Costed {
  /** How much it takes of each limit. */
  readonly takes: readonly number[];
  readonly cost: number;
}

/**
 * Maximum entries of a table times groups tried for each: five milliseconds on a computer, thirty on a phone. A count and
 * not a time, so that server and browser find the same.
 */
const MAX_STEPS = 500_000;

/** Whether the cheapest groups can be found within these limits. */
export const isWithinReach = (limits: readonly number[], groups: number): boolean =>
  groups * entriesOf(limits) <= MAX_STEPS;

const entriesOf = (limits: readonly number[]) => limits.reduce((entries, limit) => entries * (limit + 1), 1);

/**
 * The cheapest groups, each as often as needed, that together take all of the first `whole` limits and at most the
 * others; null when there are none. Dynamic programming: a table over all smaller limits, filled from nothing upwards.
 */
export function cheapestGroups<Group extends Costed>(
  groups: readonly Group[],
  limits: readonly number[],
  whole: number,
): Group[] | null {
  const strides = limits.map((_, index) => entriesOf(limits.slice(0, index)));
  const strideOf = (takes: readonly number[]) =>
    takes.reduce((entries, each, index) => entries + each * (strides[index] ?? 0), 0);
  const steps = groups.map(({ takes, cost }, choice) => ({ takes, cost, choice, stride: strideOf(takes) }));
  const costs = new Float64Array(entriesOf(limits)).fill(Number.POSITIVE_INFINITY);
  const choices = new Int32Array(costs.length);
  const left = limits.map(() => 0);
  for (let entry = 0; entry < costs.length; entry += 1) {
    let least = left.some((each, index) => index < whole && each > 0) ? Number.POSITIVE_INFINITY : 0;
    let best = -1;
    for (const { takes, cost, choice, stride } of least > 0 ? steps : []) {
      const total = cost + (costs[entry - stride] ?? Number.POSITIVE_INFINITY);
      if (total < least && takes.every((each, index) => each <= (left[index] ?? 0))) {
        least = total;
        best = choice;
      }
    }
    costs[entry] = least;
    choices[entry] = best;
    count(left, limits);
  }
  let entry = costs.length - 1;
  if (costs[entry] === Number.POSITIVE_INFINITY) return null;
  const chosen: Group[] = [];
  for (let group = groups[choices[entry] ?? -1]; group; group = groups[choices[entry] ?? -1]) {
    chosen.push(group);
    entry -= strideOf(group.takes);
  }
  return chosen;
}

/** The next numbers within the limits, the first one fastest. */
function count(numbers: number[], limits: readonly number[]): void {
  for (const [index, limit] of limits.entries()) {
    const number = numbers[index] ?? 0;
    numbers[index] = number < limit ? number + 1 : 0;
    if (number < limit) return;
  }
}
