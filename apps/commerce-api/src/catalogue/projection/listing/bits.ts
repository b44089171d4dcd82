/** A set of small whole numbers, 32 to a word. All sets of one index have the same length. */
export type Bits = Uint32Array;

export function createBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

/** The set of 0 to size − 1. */
export function fullBits(size: number): Bits {
  const bits = createBits(size).fill(0xffffffff);
  if (size % 32 !== 0) bits[bits.length - 1] = (1 << (size % 32)) - 1;
  return bits;
}

export function addBit(bits: Bits, member: number): void {
  const word = member >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (member & 31));
}

export function hasBit(bits: Bits, member: number): boolean {
  return (((bits[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

export function union(sets: readonly Bits[], size: number): Bits {
  const result = createBits(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  }
  return result;
}

/** Members of all sets; of none, everything up to size. */
export function intersection(sets: readonly Bits[], size: number): Bits {
  const [first, ...others] = sets;
  if (!first) return fullBits(size);
  const result = first.slice();
  for (const set of others) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) & (set[word] ?? 0);
  }
  return result;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += popCount(bits[word] ?? 0);
  return count;
}

/** Size of the intersection, without making it. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    const common = (one[word] ?? 0) & (other[word] ?? 0);
    if (common !== 0) count += popCount(common);
  }
  return count;
}

/** Whether two sets share a member. */
export function hasCommon(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word += 1) {
    if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** Ones in 32 bits, added up in parallel (Hacker's Delight, 5–1). */
function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
