import { intersection, union } from '../projection/bits';
import { fold, wordsOf } from './fold';
import { named } from './match-word';
import { significant } from './parse-search';
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
    for (const phrase of said) builder.addAll(phraseWords(phrase).join(' '), meant);
  }
  return builder.build();
}

const phraseWords = (phrase: string): string[] => significant(wordsOf(fold(phrase)));
