import type { Locale } from '@geven/timber';
import { LRUCache } from 'lru-cache';
import { splitCompound } from '../catalogue/search/compounds';
import { stemsIn } from '../catalogue/search/stems';
import { createVocabularyBuilder, type Vocabulary } from '../catalogue/search/vocabulary';
import { FIELD_WEIGHTS, FIELDS, type Field, type IndexedPage, type Postings, readPostings } from './postings';
import { LIKENESS, nearWords, similarWords } from './similar-words';

/** Pages in one language. */
export interface PageIndex {
  /** Numbers of the pages that answer the words, the most relevant first. */
  rank(words: readonly string[]): number[];
}

/** Score of each page that answers a word. */
type Scores = ReadonlyMap<number, number>;

/** How pages answer one word of a search. */
interface Answer {
  readonly scores: Scores;
  /** What the word is worth beside the others: the rarer, the more; a guess less. */
  readonly weight: number;
}

/** How soon further mentions of a word stop to count (BM25). */
const SATURATION = 1.2;
/** Shorter parts of a compound are mostly little words, which texts are full of. */
const PART_MIN = 4;
/** What all parts of a compound count beside the compound itself. */
const COMPOUND = 0.8;
/** Share of what was asked that a page must answer. */
const ANSWERED_MIN = 0.4;
/** Share of the best page's score below which a page only happens to have the words. */
const SCORE_MIN = 0.25;
/** People ask for the same again and again. */
const KEPT_WORDS = 300;

/** Reads all words once; searches then look at words alone, and no more at texts. */
export function createPageIndex(pages: readonly IndexedPage[], locale: Locale): PageIndex {
  const postings = readPostings(pages);
  const vocabulary = readVocabulary(postings, pages.length, locale);
  const kept = new LRUCache<string, Answer>({ max: KEPT_WORDS });

  function answerTo(word: string): Answer {
    const known = kept.get(word);
    if (known) return known;
    const similar = similarWords(word, vocabulary);
    const ways = [
      { scores: scoresOf(similar, postings), likeness: Math.max(0, ...similar.values()) },
      { scores: scoresOfCompound(word, vocabulary, postings), likeness: COMPOUND },
    ].filter(({ scores }) => scores.size > 0);
    if (ways.length === 0)
      ways.push({ scores: scoresOf(nearWords(word, vocabulary), postings), likeness: LIKENESS.typo });
    const scores = best(ways.map((way) => way.scores));
    const likeness = Math.max(...ways.map((way) => way.likeness));
    const answer = { scores, weight: rarity(scores.size, pages.length) * likeness };
    kept.set(word, answer);
    return answer;
  }

  return {
    rank(words) {
      const answers = words.map(answerTo);
      const asked = answers.reduce((sum, { weight }) => sum + weight, 0);
      const ranked = pages.flatMap((_, page) => {
        const own = answers.filter(({ scores }) => scores.has(page));
        const answered = own.reduce((sum, { weight }) => sum + weight, 0) / asked;
        const score = own.reduce((sum, { scores, weight }) => sum + weight * (scores.get(page) ?? 0), 0);
        // Who answers all of it comes before who says a lot about half of it.
        return answered >= ANSWERED_MIN ? [{ page, score: score * answered }] : [];
      });
      const highest = Math.max(0, ...ranked.map(({ score }) => score));
      return ranked
        .filter(({ score }) => score >= highest * SCORE_MIN)
        .toSorted((a, b) => b.score - a.score)
        .map(({ page }) => page);
    },
  };
}

function readVocabulary(postings: Postings, size: number, locale: Locale): Vocabulary {
  const builder = createVocabularyBuilder(size, stemsIn(locale));
  for (const word of postings.keys()) builder.adder([word]);
  return builder.build();
}

/** BM25's inverse document frequency. */
const rarity = (having: number, all: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** What pages score for words that mean the same. */
function scoresOf(words: ReadonlyMap<string, number>, postings: Postings): Scores {
  const frequencies = new Map<number, Map<Field, number>>();
  for (const [word, likeness] of words) {
    for (const { page, field, frequency } of postings.get(word) ?? []) {
      const own = frequencies.get(page) ?? new Map<Field, number>();
      frequencies.set(page, own.set(field, (own.get(field) ?? 0) + frequency * likeness));
    }
  }
  const ofPage = (own: ReadonlyMap<Field, number>): number =>
    FIELDS.reduce((sum, field) => {
      const frequency = own.get(field) ?? 0;
      return sum + (FIELD_WEIGHTS[field] * frequency) / (frequency + SATURATION);
    }, 0);
  return new Map([...frequencies].map(([page, own]) => [page, ofPage(own)]));
}

/** What pages score that have all parts of a compound (`schraubenabstand`), in one of the ways to part it. */
function scoresOfCompound(word: string, vocabulary: Vocabulary, postings: Postings): Scores {
  if (word.length < 2 * PART_MIN) return new Map();
  const ways = word.includes('-') ? [word.split('-')] : splitCompound(word, vocabulary).filter(areWords);
  return best(
    ways.map((parts) => {
      const ofParts = parts.map((part) => scoresOf(similarWords(part, vocabulary), postings));
      const [first = new Map<number, number>()] = ofParts;
      const inAll = [...first.keys()].filter((page) => ofParts.every((scores) => scores.has(page)));
      const mean = (page: number) => ofParts.reduce((sum, scores) => sum + (scores.get(page) ?? 0), 0) / parts.length;
      return new Map(inAll.map((page) => [page, COMPOUND * mean(page)]));
    }),
  );
}

const areWords = (parts: readonly string[]): boolean => parts.every(({ length }) => length >= PART_MIN);

/** The higher score of each page. */
function best(all: readonly Scores[]): Scores {
  const highest = new Map<number, number>();
  for (const scores of all) {
    for (const [page, score] of scores) highest.set(page, Math.max(score, highest.get(page) ?? 0));
  }
  return highest;
}
