import { sampleRecords } from '@geven/sample-range';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../projection/catalogue-index';
import { countBits, countCommon, hasBit } from '../projection/listing/bits';
import { fold, wordsOf } from './fold';
import { UNWEIGHTED } from './small-words';

const { search, data } = buildCatalogueIndex(sampleRecords());
// The first search also compiles what every search runs.
search('vlonder terras '.repeat(200));

/** Far above what a search takes, so that a busy machine does not fail the test. */
const ENOUGH_MS = 500;

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5000, size: 'max' }),
  fc
    .array(
      fc.constantFrom('vlonder', 'terras', 'en', 'n', 'x', '22', '-', ' ', '×', ',', '🌲', 'مرحبا', 'ß', 'é', 'ש'),
      {
        maxLength: 2000,
        size: 'max',
      },
    )
    .map((parts) => parts.join('')),
);

/** The words that a product's name is made of, as they are searched. */
const nameWord = fc
  .tuple(fc.nat(data.published.length - 1), fc.constantFrom('nl', 'en', 'de'), fc.nat(9))
  .map(([number, locale, place]) => {
    const words = wordsOf(fold(data.published[number]?.texts[locale].name ?? ''));
    return { number, word: words[place % words.length] ?? '' };
  })
  .filter(({ word }) => /^\p{L}{3,}$/u.test(word) && !UNWEIGHTED.has(word));

describe('search, whatever is typed', () => {
  it('never fails, and ends soon, for 5,000 characters of anything', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const begin = performance.now();
        const found = search(text);
        expect(performance.now() - begin).toBeLessThan(ENOUGH_MS);
        const inTiers = found?.tiers.reduce((sum, tier) => sum + countBits(tier), 0);
        expect(inTiers).toBe(found ? countBits(found.all) : undefined);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('finds nothing for a blank search (SR-01)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(' ', '\t', '\n', ' ', '🌲', '"', '؟', ','), maxLength: 50 }),
        (blank) => {
          expect(search(blank)).toBeNull();
        },
      ),
    );
  });

  it('finds a product from every beginning of every word of its name', () => {
    fc.assert(
      fc.property(nameWord, fc.nat(20), ({ number, word }, cut) => {
        const beginning = word.slice(0, 1 + (cut % word.length));
        fc.pre(!UNWEIGHTED.has(beginning));
        const found = search(beginning);
        expect(found && hasBit(found.all, number)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('finds for two words of a product that product, and nothing that one of them alone does not find', () => {
    fc.assert(
      fc.property(nameWord, fc.nat(9), ({ number, word }, place) => {
        const words = wordsOf(fold(data.published[number]?.texts.nl.name ?? ''));
        const both = search(`${word} ${words[place % words.length]}`);
        const alone = search(word);
        expect(both && hasBit(both.all, number)).toBe(true);
        expect(both && alone && countCommon(both.all, alone.all)).toBe(both && countBits(both.all));
      }),
      { numRuns: 300 },
    );
  });

  it('returns the same result for the same search', () => {
    fc.assert(
      fc.property(nameWord, ({ word }) => {
        expect(search(word)).toEqual(search(word));
      }),
    );
  });
});
