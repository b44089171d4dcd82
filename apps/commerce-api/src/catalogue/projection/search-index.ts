import { LOCALES, type Locale } from '@geven/timber';
import type { TemplateRecord } from '../../ports/catalogue-source';
import { addBit, type Bits, createBits, intersection } from './bits';
import type { CatalogueData } from './catalogue-data';
import type { VariantCodes } from './variant-codes';
import { fold, termsOf, wordsOf } from './words';

/** Shortest beginning of a word that is looked for inside other words (`diele` in `terrassendiele`). */
const INSIDE_MIN_LENGTH = 4;
/** Endings of up to so many letters are cut off when nothing matches (`bretter`, `planken`). */
const ENDING_MAX_LENGTH = 2;

/** Finds the products in which every word of the search occurs; null when the search has no word. */
export type Search = (search: string) => Bits | null;

/** The words of one language, and for species and families those of all, since people know wood by many names. */
export function buildSearch(data: CatalogueData, locale: Locale, variantCodes: VariantCodes): Search {
  const size = data.published.length;
  const postings = new Map<string, number[]>();
  const cache = new Map<string, string[]>();
  for (const [number, template] of data.published.entries()) {
    for (const term of new Set(templateTerms(data, template, locale, cache))) {
      const posting = postings.get(term);
      if (posting) posting.push(number);
      else postings.set(term, [number]);
    }
  }
  const terms = [...postings.keys()].sort();
  const lettersOnly = terms.filter((term) => /^\p{L}+$/u.test(term));

  function collect(matching: Iterable<string>): Bits {
    const bits = createBits(size);
    for (const term of matching) for (const number of postings.get(term) ?? []) addBit(bits, number);
    return bits;
  }

  function find(word: string): Bits {
    const beginning = withPrefix(terms, word);
    if (beginning.length > 0) return collect(beginning);
    const number = variantCodes(word);
    if (number !== undefined) return bitsOfOne(number, size);
    if (word.includes('-')) return intersection(word.split('-').map(find), size);
    for (let cut = 0; cut <= ENDING_MAX_LENGTH; cut += 1) {
      const stem = word.slice(0, word.length - cut);
      if (stem.length < INSIDE_MIN_LENGTH) break;
      const inside = lettersOnly.filter((term) => term.includes(stem));
      if (inside.length > 0) return collect(inside);
    }
    return createBits(size);
  }

  return (search) => {
    const words = wordsOf(withoutUnit(fold(search)));
    return words.length === 0 ? null : intersection([...new Set(words)].map(find), size);
  };
}

function bitsOfOne(number: number, size: number): Bits {
  const bits = createBits(size);
  addBit(bits, number);
  return bits;
}

/** `22x145 mm` and `22x145mm` are the size alone. */
const withoutUnit = (folded: string): string => folded.replace(/(\d)\s*mm\b/g, '$1');

function* templateTerms(
  { species, attributeValue, categoriesOf }: CatalogueData,
  template: TemplateRecord,
  locale: Locale,
  cache: Map<string, string[]>,
): Generator<string> {
  const { thickness, width, texts } = template;
  const words: string[] = [texts[locale].name];
  for (const other of LOCALES) words.push(texts[other].familyName);
  const specie = template.specie === null ? undefined : species.get(template.specie);
  if (specie) words.push(specie.slug, specie.latinName ?? '', ...LOCALES.map((other) => specie.texts[other].name));
  for (const slug of template.applications) words.push(attributeValue('application', slug)?.texts[locale].name ?? '');
  if (template.profile) words.push(attributeValue('profile', template.profile)?.texts[locale].name ?? '');
  for (const { record } of categoriesOf(template.id)) words.push(record.texts[locale].name);
  for (const text of words) {
    const terms = cache.get(text) ?? termsOf(text);
    cache.set(text, terms);
    yield* terms;
  }
  if (thickness !== null && width !== null) yield* [`${thickness}x${width}`, `${width}x${thickness}`];
  yield template.itemNumber.toLowerCase();
}

/** The sorted terms that begin with the word. */
function withPrefix(terms: readonly string[], word: string): string[] {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let index = low; terms[index]?.startsWith(word); index += 1) found.push(terms[index] ?? '');
  return found;
}
