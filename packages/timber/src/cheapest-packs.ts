/** What one pack holds, whole ml or g, and what it costs. */
export interface PricedPack {
  readonly amount: number;
  readonly price: number;
}

interface Way {
  readonly price: number;
  readonly packs: number;
  /** Index of the pack that was added last. */
  readonly last: number;
}

/**
 * How many of each pack together hold at least `amount`, as cheaply as can be; of ways that cost the same the one with
 * fewest packs. In the order of `packs`; none of any where nothing is needed.
 */
export function cheapestPacks(amount: number, packs: readonly PricedPack[]): number[] {
  const counts = packs.map(() => 0);
  const step = packs.reduce((divisor, pack) => commonDivisor(divisor, pack.amount), 0);
  if (step === 0) return counts;
  const ways: Way[] = [{ price: 0, packs: 0, last: 0 }];
  const before = (steps: number, pack: PricedPack) => Math.max(0, steps - pack.amount / step);
  const needed = Math.ceil(amount / step);
  for (let steps = 1; steps <= needed; steps += 1) {
    ways[steps] = packs
      .map((pack, last): Way => {
        const way = ways[before(steps, pack)] as Way;
        return { price: way.price + pack.price, packs: way.packs + 1, last };
      })
      .reduce((best, way) => ((way.price - best.price || way.packs - best.packs) < 0 ? way : best));
  }
  for (let steps = needed; steps > 0; ) {
    const { last } = ways[steps] as Way;
    counts[last] = (counts[last] ?? 0) + 1;
    steps = before(steps, packs[last] as PricedPack);
  }
  return counts;
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));
