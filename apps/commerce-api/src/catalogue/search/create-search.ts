import { LRUCache } from 'lru-cache';
import { addBit, type Bits, createBits, union } from '../projection/listing/bits';
import { matchLoosely, matchWord, named } from './match-word';
import { parseSearch } from './parse-search';
import { combine, type Found, type Match } from './relevance';
import type { Vocabulary } from './vocabulary';

/** Finds what answers every word of the search; null when the search has no word. */
export type Search = (search: string) => Found | null;

/** What is searched. */
export interface SearchSource {
  /** Of names and what belongs to them. */
  vocabulary: Vocabulary;
  /** Of the texts beside the name, for when nothing else is found; null to leave it at nothing. */
  texts: Vocabulary | null;
  /** Whether the word may be taken for a misspelled one. */
  mayBeTypo(word: string): boolean;
  /** By its own item number, folded. */
  withNumber(code: string): number | undefined;
  /** By a variant's item number or barcode, folded; the first time this takes a look at every variant. */
  withVariantNumber(code: string): number | undefined;
  /** With a piece of this length in mm, or somewhat longer. */
  withLength(mm: number): Bits;
  /** Whether sizes count; categories have none, and their search leaves sizes out. */
  hasSizes: boolean;
}

/** People search for the same words again and again; at 60 thousand products an entry takes about 30 KB. */
const KEPT_WORDS = 300;
/** Words of the longest synonym. */
const PHRASE_WORDS = 3;

export function createSearch(source: SearchSource): Search {
  const { vocabulary, texts, mayBeTypo, withNumber, withVariantNumber, withLength, hasSizes } = source;
  const { size } = vocabulary;
  const kept = new LRUCache<string, Match>({ max: KEPT_WORDS });

  function matchOf(term: string): Match {
    const known = kept.get(term);
    if (known) return known;
    const match = term.includes(' ')
      ? { exact: vocabulary.collect([term]) }
      : matchWord(term, vocabulary, mayBeTypo(term));
    kept.set(term, match);
    return match;
  }

  /** Everything that has to do with the word, however remotely. */
  function looseMatchOf(word: string, texts: Vocabulary): Match {
    const sets = [matchLoosely(word, vocabulary), named(word, texts), texts.collect(texts.withPrefix(word))];
    const known = sets.filter((bits) => bits !== undefined);
    return known.length === 0 ? matchOf(word) : { ...matchOf(word), loose: union(known, size) };
  }

  return (search) => {
    const parsed = parseSearch(search);
    const words = parsed && (hasSizes ? parsed.words : parsed.words.filter((word) => !/\d/.test(word)));
    const lengths = parsed && hasSizes ? parsed.lengths.map((mm): Match => ({ exact: withLength(mm) })) : [];
    if (!parsed || !words || words.length + lengths.length === 0) return null;
    const found = combine([...withPhrases(words, vocabulary).map(matchOf), ...lengths], size);
    const mayBeVariant = parsed.isOneWord || found.tiers.length === 0;
    const number = withNumber(parsed.number) ?? (mayBeVariant ? withVariantNumber(parsed.number) : undefined);
    if (number !== undefined) return withFirst(number, found, size);
    if (found.tiers.length > 0 || !texts) return found;
    // Words that nobody knows are passed over, but never a size: another one is of no use.
    const known = words.flatMap((word) => {
      const match = looseMatchOf(word, texts);
      return /\d/.test(word) || Object.values(match).some((bits) => bits !== undefined) ? [match] : [];
    });
    return known.length === 0 ? found : combine([...known, ...lengths], size);
  };
}

/** The words, where some of them are a known phrase as one term. */
function withPhrases(words: readonly string[], vocabulary: Vocabulary): string[] {
  const terms: string[] = [];
  for (let start = 0; start < words.length; ) {
    let length = Math.min(PHRASE_WORDS, words.length - start);
    while (length > 1 && !vocabulary.has(words.slice(start, start + length).join(' '))) length -= 1;
    terms.push(words.slice(start, start + length).join(' '));
    start += length;
  }
  return terms;
}

/** What is found with one product before all others. */
function withFirst(number: number, { all, tiers }: Found, size: number): Found {
  const first = createBits(size);
  addBit(first, number);
  const others = tiers.map((tier) => tier.map((word, index) => word & ~(first[index] ?? 0)));
  return { all: union([all, first], size), tiers: [first, ...others] };
}
