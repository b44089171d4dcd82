import { type Bits, countCommon } from '../projection/listing/bits';

/** A page of numbers out of tiers, the best tier first and within each by number, which is the merchant's order. */
export function pageOfTiers(tiers: readonly Bits[], matching: Bits, offset: number, size: number): number[] {
  const page: number[] = [];
  let skip = offset;
  for (const tier of tiers) {
    const count = countCommon(tier, matching);
    if (count <= skip) {
      skip -= count;
      continue;
    }
    for (let index = 0; index < tier.length && page.length < size; index += 1) {
      for (let rest = (tier[index] ?? 0) & (matching[index] ?? 0); rest !== 0 && page.length < size; rest &= rest - 1) {
        if (skip > 0) skip -= 1;
        else page.push(index * 32 + 31 - Math.clz32(rest & -rest));
      }
    }
    if (page.length === size) break;
  }
  return page;
}
