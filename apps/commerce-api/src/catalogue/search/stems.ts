import { LOCALES, type Locale } from '@geven/timber';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as german } from '@orama/stemmers/german';
import { LRUCache } from 'lru-cache';

/** A voiced end belongs to a plural: `schroeven` has the stem of `schroef`. */
const unvoiced = (stem: string): string => stem.replace(/v$/, 'f').replace(/z$/, 's');

const STEMMERS: Readonly<Record<Locale, (word: string) => string>> = {
  nl: (word) => unvoiced(dutch(word)),
  de: german,
  en: english,
};

/** Shorter stems say too little: `as` would be ash, axle and the past of nothing. */
const MIN_LENGTH = 3;

/** Finding stems takes some 20 µs, and an index that is built again has the same words as the one before. */
const known = new LRUCache<string, readonly string[]>({ max: 20_000 });
const knownOfTexts = new LRUCache<string, readonly string[]>({ max: 40_000 });

/** What a folded word shares with its plurals and other forms, in each of the three languages (Snowball's rules). */
export function stemsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const stems = new Set(LOCALES.map((locale) => STEMMERS[locale](word)));
  const found = [...stems].filter((stem) => stem.length >= MIN_LENGTH);
  known.set(word, found);
  return found;
}

/** The same in the one language that a text is in: whole texts have ten times as many words as a catalogue. */
export function stemsIn(locale: Locale): (word: string) => readonly string[] {
  return (word) => {
    const key = `${locale} ${word}`;
    const before = knownOfTexts.get(key);
    if (before !== undefined) return before;
    const stem = STEMMERS[locale](word);
    const found = stem.length >= MIN_LENGTH ? [stem] : [];
    knownOfTexts.set(key, found);
    return found;
  };
}
