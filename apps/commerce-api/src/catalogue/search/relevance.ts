import { type Bits, createBits } from '../projection/listing/bits';

/**
 * How a product may answer a word, best first. This is the whole ranking of a search: a product ranks as high as its
 * weakest word; among equals the merchant's own order decides, then popularity, then the id.
 * - `number`: the item number or barcode, to the letter.
 * - `exact`: the word itself, a synonym, or a size.
 * - `stem`: another form of it, such as a plural.
 * - `prefix`: a word that begins with it.
 * - `compound`: the words it is made of (`lärchenterrasse`).
 * - `part`: a word that it is a part of (`diele`), and compounds of such parts.
 * - `typo`: a word that differs in one letter or two; asked only when nothing better is known.
 * - `loose`: the words beside the name; asked only when no product answers all words better.
 */
export const RELEVANCE = ['number', 'exact', 'stem', 'prefix', 'compound', 'part', 'typo', 'loose'] as const;

/** The products that answer one word, by how they do it. */
export type Match = { [relevance in (typeof RELEVANCE)[number]]?: Bits | undefined };

/** What a search has found. */
export interface Found {
  all: Bits;
  /** The same products grouped by relevance, the best first; no product twice. */
  tiers: readonly Bits[];
}

/** The products that answer every word. */
export function combine(matches: readonly Match[], size: number): Found {
  const all = createBits(size);
  const reached = matches.map(() => createBits(size));
  const tiers: Bits[] = [];
  for (const relevance of RELEVANCE) {
    if (!matches.some((match) => match[relevance])) continue;
    for (const [index, match] of matches.entries()) addAll(reached[index] ?? all, match[relevance]);
    const tier = createBits(size);
    let isEmpty = true;
    for (let word = 0; word < tier.length; word += 1) {
      let common = ~(all[word] ?? 0);
      for (const bits of reached) common &= bits[word] ?? 0;
      if (common === 0) continue;
      isEmpty = false;
      tier[word] = common;
      all[word] = (all[word] ?? 0) | common;
    }
    if (!isEmpty) tiers.push(tier);
  }
  return { all, tiers };
}

function addAll(target: Bits, source: Bits | undefined): void {
  if (!source) return;
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (source[word] ?? 0);
}
