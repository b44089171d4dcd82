import { UNWEIGHTED } from './small-words';
import { stemsOf } from './stems';
import type { Vocabulary } from './vocabulary';

/** Shortest part of a compound: `eik`, `lat`. */
const PART_MIN = 3;
/** Shortest head that may stand for a compound whose other parts nobody knows (`steigerplank`). */
const HEAD_MIN = 4;
/** Shortest word looked for at the end of others, and in their middle. */
const END_MIN = 4;
const MIDDLE_MIN = 5;
/** Letters that a form of such a word may end with (`planken`); longer endings leave too little of it. */
const ENDING_MAX = 2;
const MAX_PARTS = 4;
/** Longer words are no compounds of the trade, and ways are not followed without end in made-up ones. */
const MAX_LETTERS = 36;
const MAX_WAYS = 40;
/** What is between the parts: `eiche-n-pfosten`, `rand-er`, `bevestiging-s`. */
const LINKS = ['', 'n', 's', 'en', 'e', 'es', 'er', 'ns'];

/** The terms that a word is a part of: `diele` of `terrassendiele`, `planken` of `vlonderplank`. */
export function termsAround(word: string, vocabulary: Vocabulary): string[] {
  const isForm = (stem: string): boolean => word.length - stem.length <= ENDING_MAX;
  const parts = [word, ...stemsOf(word).filter(isForm)].filter((part) => part.length >= END_MIN);
  if (parts.length === 0) return [];
  return vocabulary.words.flatMap(({ term, stems }) =>
    parts.some(
      (part) =>
        part.length < term.length &&
        (term.endsWith(part) ||
          stems.some((stem) => stem.length > part.length && stem.endsWith(part)) ||
          (part.length >= MIDDLE_MIN && term.includes(part))),
    )
      ? [term]
      : [],
  );
}

/** Whether the vocabulary has the word or another form of it. */
const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  UNWEIGHTED.has(word) ||
  (vocabulary.beginsLike(word) &&
    (vocabulary.has(word) || stemsOf(word).some((stem) => vocabulary.withStem(stem).length > 0)));

/**
 * The known words that a compound is made of, in as few parts as can be; several ways when they have equally many.
 * Words that say nothing (`hout`, `holz`) hold it together and are left out.
 */
export function splitCompound(word: string, vocabulary: Vocabulary): string[][] {
  if (word.length > MAX_LETTERS) return [];
  const known = new Map<string, boolean>();
  const knows = (part: string): boolean => {
    const answer = known.get(part) ?? isKnown(part, vocabulary);
    known.set(part, answer);
    return answer;
  };
  let ways: { rest: string; parts: string[] }[] = [{ rest: word, parts: [] }];
  for (let count = 1; count <= MAX_PARTS && ways.length > 0; count += 1) {
    const next = ways.flatMap(({ rest, parts }) =>
      steps(rest, knows).map((step) => ({ ...step, parts: [...parts, step.part] })),
    );
    const whole = next.filter(({ rest, parts }) => rest === '' && parts.length > 1);
    const found = whole
      .map(({ parts }) => parts.filter((part) => !UNWEIGHTED.has(part)))
      .filter(({ length }) => length > 0);
    if (found.length > 0) return found;
    ways = next.filter(({ rest }) => rest.length >= PART_MIN).slice(0, MAX_WAYS);
  }
  return [];
}

function steps(rest: string, knows: (part: string) => boolean): { rest: string; part: string }[] {
  const found: { rest: string; part: string }[] = [];
  for (let length = rest.length; length >= PART_MIN; length -= 1) {
    const part = rest.slice(0, length);
    if (!knows(part)) continue;
    if (length === rest.length) found.push({ part, rest: '' });
    for (const link of LINKS) {
      const after = rest.slice(length + link.length);
      if (after.length >= PART_MIN && rest.startsWith(link, length)) found.push({ part, rest: after });
    }
  }
  return found;
}

/** The longest known word that a compound ends with: in Dutch and German it says what the thing is. */
export function headOf(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length > MAX_LETTERS) return undefined;
  for (let start = PART_MIN; word.length - start >= HEAD_MIN; start += 1) {
    const head = word.slice(start);
    if (!UNWEIGHTED.has(head) && isKnown(head, vocabulary)) return head;
  }
  return undefined;
}
