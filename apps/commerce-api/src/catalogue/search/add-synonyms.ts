import { intersection, union } from '../projection/listing/bits';
import { fold, wordsOf } from './fold';
import { named } from './match-word';
import { significant } from './parse-search';
import { stemsOf } from './stems';
import { SYNONYMS } from './synonyms';
import type { Vocabulary, VocabularyBuilder } from './vocabulary';

/** Makes what people say a term of its own, with the products that it means; phrases become terms with spaces. */
export function addSynonyms(builder: VocabularyBuilder): Vocabulary {
  const vocabulary = builder.build();
  for (const { said, means } of SYNONYMS) {
    const sets = means.flatMap((phrase) => {
      const found = phraseWords(phrase).map((word) => named(word, vocabulary));
      return found.every((bits) => bits !== undefined) ? [intersection(found, vocabulary.size)] : [];
    });
    if (sets.length === 0) continue;
    const meant = union(sets, vocabulary.size);
    const terms = new Set(said.flatMap((phrase) => termsOfPhrase(phraseWords(phrase), vocabulary)));
    for (const term of terms) builder.addAll(term, meant);
  }
  return builder.build();
}

/** The phrase and, of a single word, its forms in the catalogue: `joists` is as good as `joist`. */
function termsOfPhrase(words: readonly string[], vocabulary: Vocabulary): string[] {
  const [word = '', ...others] = words;
  if (others.length > 0) return [words.join(' ')];
  return [word, ...stemsOf(word).flatMap((stem) => vocabulary.withStem(stem))];
}

const phraseWords = (phrase: string): string[] => significant(wordsOf(fold(phrase)));
