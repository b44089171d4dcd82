import { describe, expect, it } from 'vitest';
import { cheapestGroups, isWithinReach } from './cheapest-groups';

const group = (takes: readonly number[], cost: number) => ({ takes, cost });
const costOf = (groups: readonly { cost: number }[] | null) => groups?.reduce((sum, { cost }) => sum + cost, 0);

describe('the cheapest groups', () => {
  it('use every group, each as often as needed', () => {
    const [one, other] = [group([1, 0], 1), group([0, 1], 5)];
    expect(cheapestGroups([one, other], [2, 1], 2)?.toSorted((a, b) => a.cost - b.cost)).toEqual([one, one, other]);
  });

  it('are those that cost least together, not one by one', () => {
    const groups = [group([1, 0], 5), group([0, 1], 5), group([1, 1], 8), group([2, 0], 9)];
    expect(costOf(cheapestGroups(groups, [2, 1], 2))).toBe(13);
  });

  it('keep to what is only limited, and need not take it', () => {
    const groups = [group([1, 1], 1), group([1, 0], 10)];
    expect(costOf(cheapestGroups(groups, [3, 2], 1))).toBe(12);
    expect(costOf(cheapestGroups(groups, [1, 2], 1))).toBe(1);
  });

  it('are none where something cannot be taken, and no groups for nothing', () => {
    expect(cheapestGroups([group([2], 1)], [3], 1)).toBeNull();
    expect(cheapestGroups([group([1], 1)], [0], 1)).toEqual([]);
  });
});

it('are looked for where half a million steps find them', () => {
  expect(isWithinReach([9, 9, 9], 500)).toBe(true);
  expect(isWithinReach([9, 9, 9], 501)).toBe(false);
});
