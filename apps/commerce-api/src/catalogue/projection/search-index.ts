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
/** Nobody types more; what follows is not looked at. */
const MAX_WORDS = 12;

/** Numbers of the products that have a term, each once and rising. */
type Posting = number[];

function addNumber(posting: Posting, number: number): void {
  if (posting[posting.length - 1] !== number) posting.push(number);
}

/** Finds the products in which every word of the search occurs; null when the search has no word. */
export type Search = (search: string) => Bits | null;

/** The words of one language, and for species and families those of all, since people know wood by many names. */
export function buildSearch(data: CatalogueData, locale: Locale, variantCodes: VariantCodes): Search {
  const size = data.published.length;
  const postings = new Map<string, Posting>();
  const postingsOfText = new Map<string, Posting[]>();
  const postingOf = (term: string): Posting => {
    const posting = postings.get(term) ?? [];
    postings.set(term, posting);
    return posting;
  };
  const addText = (text: string, number: number): void => {
    // Most texts stand in many products: their words are looked up once.
    const found = postingsOfText.get(text) ?? termsOf(text).map(postingOf);
    postingsOfText.set(text, found);
    for (const posting of found) addNumber(posting, number);
  };
  for (const [number, template] of data.published.entries()) {
    for (const text of textsOf(data, template, locale)) addText(text, number);
    for (const code of codesOf(template)) addNumber(postingOf(code), number);
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
    return words.length === 0 ? null : intersection([...new Set(words)].slice(0, MAX_WORDS).map(find), size);
  };
}

function bitsOfOne(number: number, size: number): Bits {
  const bits = createBits(size);
  addBit(bits, number);
  return bits;
}

/** `22x145 mm` and `22x145mm` are the size alone. */
const withoutUnit = (folded: string): string => folded.replace(/(\d)\s*mm\b/g, '$1');

function textsOf({ species, attributeValue, categoriesOf }: CatalogueData, template: TemplateRecord, locale: Locale) {
  const { name } = template.texts[locale];
  // The size in a timber's name is a code of its own; without it names consist of few different words.
  const texts = template.thickness === null ? [name] : name.split(' ');
  for (const other of LOCALES) texts.push(template.texts[other].familyName);
  const specie = template.specie === null ? undefined : species.get(template.specie);
  if (specie) texts.push(specie.slug, specie.latinName ?? '', ...LOCALES.map((other) => specie.texts[other].name));
  for (const slug of template.applications) texts.push(attributeValue('application', slug)?.texts[locale].name ?? '');
  if (template.profile) texts.push(attributeValue('profile', template.profile)?.texts[locale].name ?? '');
  for (const { record } of categoriesOf(template.id)) texts.push(record.texts[locale].name);
  return texts;
}

/** Terms that are looked up as they are. */
function codesOf({ itemNumber, thickness, width }: TemplateRecord): string[] {
  const code = itemNumber.toLowerCase();
  return thickness === null || width === null ? [code] : [code, `${thickness}x${width}`, `${width}x${thickness}`];
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
