import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { Gate } from './gate.ts';
import { type MessageSet, readMessages } from './messages.ts';

/** One row of docs/glossary.md; each language may have several words for it. */
export interface Term {
  en: string[];
  nl: string[];
  de: string[];
}

/** Longer texts, in characters, are prose that may say it in other words. */
const MAX_LENGTH = 160;

/** Rows of the glossary's table: `| en | nl | de |`, alternatives separated by a slash, remarks in brackets. */
export function readTerms(markdown: string): Term[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .slice(1)
    .map((line) => {
      const [en = [], nl = [], de = []] = line
        .split('|')
        .slice(1, 4)
        .map((cell) =>
          cell
            .replace(/\([^)]*\)/g, '')
            .split('/')
            .map((word) => word.trim().toLowerCase())
            .filter(Boolean),
        );
      return { en, nl, de };
    });
}

/**
 * A word of the translation counts as the term when it holds the term's stem: Dutch and German bend endings and join
 * words, so the last letters of each of its words may differ and anything may be around it.
 */
export function uses(text: string, term: string): boolean {
  const words = term.split(' ').map(stem);
  const lower = unbent(text.toLowerCase());
  return words.every((word) => lower.includes(word));
}

function stem(word: string): string {
  const plain = unbent(word);
  if (plain.length <= 4) return plain;
  return plain.slice(0, Math.max(4, plain.length - 2));
}

/** Plurals change vowels: Pfosten, Hölzer; plaat, platen. Where a word may break is no letter of it. */
function unbent(text: string): string {
  return text
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll('\u00ad', '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aeou])\1/g, '$1');
}

/** English words of a term as whole words, in one or many. */
export function mentions(text: string, term: string): boolean {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[^\\p{L}])${escaped}(s|es)?($|[^\\p{L}])`, 'iu').test(text.replace(/\{\{[^}]*\}\}/g, ''));
}

/** Texts whose English uses a term that the Dutch or German text calls otherwise. */
export function glossaryProblems({ name, texts }: MessageSet, terms: Term[], excepted: ReadonlySet<string>): string[] {
  const short = [...(texts.en ?? [])].filter(([, english]) => english.length <= MAX_LENGTH);
  return short.flatMap(([key, english]) =>
    termsOf(english, terms).flatMap((term) =>
      (['nl', 'de'] as const)
        .filter((language) => {
          const text = texts[language]?.get(key);
          return text !== undefined && !term[language].some((word) => uses(text, word));
        })
        .map((language) => ({ id: `${name}:${key}:${language}:${term.en[0]}`, language, term }))
        .filter(({ id }) => !excepted.has(id))
        .map(({ id, language, term: { en, [language]: words } }) =>
          [`${id}`, `  "${en[0]}" is "${words.join('" or "')}", but the text is: ${texts[language]?.get(key)}`].join(
            '\n',
          ),
        ),
    ),
  );
}

/** The terms a text uses; "delivery address" is that term, not also "address". */
function termsOf(english: string, terms: Term[]): Term[] {
  const found = terms.flatMap((term) => {
    const word = term.en.find((candidate) => mentions(english, candidate));
    return word ? [{ term, word }] : [];
  });
  return found
    .filter(({ word }) => !found.some((other) => other.word !== word && other.word.includes(word)))
    .map(({ term }) => term);
}

export const glossary: Gate = {
  name: 'Words of the glossary',
  run: async () => {
    const terms = readTerms(readFileSync(join(ROOT, 'docs', 'glossary.md'), 'utf8'));
    const file = join(ROOT, 'tools', 'gates', 'glossary-exceptions.json');
    const excepted = new Set<string>(JSON.parse(readFileSync(file, 'utf8')));
    return readMessages()
      .flatMap((set) => glossaryProblems(set, terms, excepted))
      .join('\n');
  },
};
