import { type Bits, intersection, union } from '../projection/listing/bits';
import { headOf, splitCompound, termsAround } from './compounds';
import type { Match } from './relevance';
import { stemsOf } from './stems';
import { nearestTerms } from './typos';
import type { Vocabulary } from './vocabulary';

/** An unfinished word ends by chance: a stem that leaves out more of it does not count (`terrassend` is not `terrasse`). */
const ENDING_MAX = 2;

/** The products that answer a folded word, by how they do it; `loose` is left to `matchLoosely`. */
export function matchWord(word: string, vocabulary: Vocabulary, mayBeTypo: boolean): Match {
  const exact = vocabulary.collect(sameAs(word));
  const prefix = vocabulary.collect(vocabulary.withPrefix(word));
  const isUnfinished = prefix !== undefined && exact === undefined;
  const stem = vocabulary.collect(formsOf(word, vocabulary, isUnfinished ? ENDING_MAX : word.length));
  const part = vocabulary.collect(termsAround(word, vocabulary));
  if (exact || stem || prefix) return { exact, stem, prefix, part };
  const ways = word.includes('-') ? [word.split('-')] : splitCompound(word, vocabulary);
  const compound = withEveryPart(ways, outright, vocabulary);
  const remoteCompound = withEveryPart(ways, named, vocabulary);
  const parts = [part, remoteCompound].filter((bits) => bits !== undefined);
  if (parts.length > 0) return { compound, part: union(parts, vocabulary.size) };
  const near = mayBeTypo ? nearestTerms(word, vocabulary) : [];
  const forms = near.flatMap((term) => [term, ...formsOf(term, vocabulary)]);
  return near.length === 0 ? {} : { typo: vocabulary.collect(forms) };
}

/** The products that a word names at least in part: by what a compound of unknown words ends with. */
export function matchLoosely(word: string, vocabulary: Vocabulary): Bits | undefined {
  const head = headOf(word, vocabulary);
  return head === undefined ? undefined : named(head, vocabulary);
}

/** The products that a word names, as itself, in another form or as part of a compound; no guesses. */
export function named(word: string, vocabulary: Vocabulary): Bits | undefined {
  return vocabulary.collect([...sameAs(word), ...formsOf(word, vocabulary), ...termsAround(word, vocabulary)]);
}

const outright = (word: string, vocabulary: Vocabulary): Bits | undefined =>
  vocabulary.collect([...sameAs(word), ...formsOf(word, vocabulary)]);

/** A bare number is a thickness, a width or a number in a name; a post of `9x9` is meant in cm. */
function sameAs(word: string): string[] {
  if (/^\d{1,3}$/.test(word)) return [word, `thickness${word}`, `width${word}`];
  return /^\d{1,2}x\d{1,2}$/.test(word) ? [word, `${word.replace('x', '0x')}0`] : [word];
}

/** Terms with a stem of the word that leaves out at most `ending` of its letters. */
const formsOf = (word: string, vocabulary: Vocabulary, ending = word.length): string[] =>
  stemsOf(word)
    .filter((stem) => word.length - stem.length <= ending)
    .flatMap((stem) => [...vocabulary.withStem(stem)]);

/** The products that have every part of a compound, in one of the ways to part it. */
function withEveryPart(
  ways: readonly (readonly string[])[],
  find: (part: string, vocabulary: Vocabulary) => Bits | undefined,
  vocabulary: Vocabulary,
): Bits | undefined {
  const found = ways.flatMap((parts) => {
    const sets = parts.map((part) => find(part, vocabulary));
    return sets.every((bits) => bits !== undefined) ? [intersection(sets, vocabulary.size)] : [];
  });
  return found.some((bits) => bits.some((word) => word !== 0)) ? union(found, vocabulary.size) : undefined;
}
