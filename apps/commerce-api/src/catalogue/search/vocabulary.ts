import { addBit, type Bits, createBits } from '../projection/listing/bits';
import { stemsOf } from './stems';

/** Every term of the indexed texts, with the numbers of the products (or categories) that have it. */
export interface Vocabulary {
  /** How many products there are. */
  size: number;
  has(term: string): boolean;
  /** The products that have one of the terms; undefined when there is no such term. */
  collect(terms: Iterable<string>): Bits | undefined;
  /** Whether any word has its first letters: a quick no for most of what is no word. */
  beginsLike(word: string): boolean;
  withStem(stem: string): readonly string[];
  /** In the order of their code units. */
  withPrefix(beginning: string): string[];
  /** Terms of letters alone with their stems: what can be part of a compound or be mistyped. */
  words: readonly { term: string; stems: readonly string[] }[];
}

export interface VocabularyBuilder {
  /** Notes that products have terms, found once for many products; numbers must come in rising order. */
  adder(terms: readonly string[]): (number: number) => void;
  addAll(term: string, members: Bits): void;
  build(): Vocabulary;
}

/** Letters that a quick comparison looks at. */
const BEGINNING = 3;

/** Rising numbers: most terms are rare, and take less room so than as bits. */
type Posting = number[];

/** `stems` are those of a word in the languages of the texts. */
export function createVocabularyBuilder(size: number, stems = stemsOf): VocabularyBuilder {
  const postings = new Map<string, Posting>();
  const postingOf = (term: string): Posting => {
    const posting = postings.get(term) ?? [];
    postings.set(term, posting);
    return posting;
  };
  return {
    adder(terms) {
      const found = [...new Set(terms)].map(postingOf);
      return (number) => {
        for (const posting of found) if (posting[posting.length - 1] !== number) posting.push(number);
      };
    },
    addAll(term, members) {
      const bits = members.slice();
      for (const number of postings.get(term) ?? []) addBit(bits, number);
      postings.set(term, numbersOf(bits));
    },
    build: () => buildVocabulary(postings, size, stems),
  };
}

function numbersOf(bits: Bits): Posting {
  const numbers: Posting = [];
  for (const [index, word] of bits.entries()) {
    for (let rest = word; rest !== 0; rest &= rest - 1) numbers.push(index * 32 + 31 - Math.clz32(rest & -rest));
  }
  return numbers;
}

function buildVocabulary(
  postings: ReadonlyMap<string, Posting>,
  size: number,
  stemsOf: (word: string) => readonly string[],
): Vocabulary {
  const sorted = [...postings.keys()].sort();
  const words = sorted
    .filter((term) => /^\p{L}+(?:-\p{L}+)*$/u.test(term))
    .map((term) => ({ term, stems: stemsOf(term) }));
  const byStem = new Map<string, string[]>();
  for (const { term, stems } of words) {
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), term]);
  }
  const beginnings = new Set(words.map(({ term }) => term.slice(0, BEGINNING)));
  return {
    size,
    words,
    beginsLike: (word) => beginnings.has(word.slice(0, BEGINNING)),
    has: (term) => postings.has(term),
    collect(terms) {
      let bits: Bits | undefined;
      for (const term of terms) {
        const posting = postings.get(term);
        if (!posting) continue;
        bits ??= createBits(size);
        for (const number of posting) addBit(bits, number);
      }
      return bits;
    },
    withStem: (stem) => byStem.get(stem) ?? [],
    withPrefix: (beginning) => withPrefix(sorted, beginning),
  };
}

function withPrefix(sorted: readonly string[], beginning: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; sorted[index]?.startsWith(beginning); index += 1) found.push(sorted[index] ?? '');
  return found;
}
