import type { TemplateRecord } from '@geven/catalogue-records';
import { LOCALES } from '@geven/timber';
import { addSynonyms } from '../search/add-synonyms';
import { createSearch, type Search } from '../search/create-search';
import { fold, termsOf } from '../search/fold';
import { createPieceLengths } from '../search/piece-lengths';
import { createVocabularyBuilder, type Vocabulary, type VocabularyBuilder } from '../search/vocabulary';
import type { CatalogueData } from './catalogue-data';
import { createBits } from './listing/bits';
import type { VariantCodes } from './product/variant-codes';

/** What is searched by words. */
export interface Searches {
  /** Finds published products by their numbers. */
  search: Search;
  /** Finds categories by their places in the navigation. */
  categorySearch: Search;
}

/**
 * Search over the published products and the categories, one for all languages: people know wood by many names, and a German reader types
 * `larch` as well. What is found in which order: ../search/relevance.ts.
 */
export function buildSearches(data: CatalogueData, variantCodes: VariantCodes): Searches {
  const names = createVocabularyBuilder(data.published.length);
  const texts = createVocabularyBuilder(data.published.length);
  const addName = textAdder(names);
  const addText = textAdder(texts);
  const numbers = new Map<string, number>();
  for (const [number, template] of data.published.entries()) {
    for (const text of namesOf(data, template)) addName(text, number);
    const itemNumber = fold(template.itemNumber);
    names.adder([itemNumber, ...sizesOf(template)])(number);
    numbers.set(itemNumber, number);
    // What a board's text says more than its name is the same for the whole range.
    if (template.thickness === null) for (const locale of LOCALES) addText(template.texts[locale].intro, number);
  }
  const vocabulary = addSynonyms(names);
  const search = createSearch({
    vocabulary,
    texts: texts.build(),
    mayBeTypo: () => true,
    withNumber: (code) => numbers.get(code),
    withVariantNumber: variantCodes,
    withLength: createPieceLengths(data),
    hasSizes: true,
  });
  return { search, categorySearch: buildCategorySearch(data, vocabulary) };
}

function buildCategorySearch({ categories }: CatalogueData, products: Vocabulary): Search {
  const names = createVocabularyBuilder(categories.nodes.length);
  const addName = textAdder(names);
  for (const [number, { record }] of categories.nodes.entries()) {
    for (const locale of LOCALES) addName(record.texts[locale].name, number);
  }
  return createSearch({
    vocabulary: addSynonyms(names),
    texts: null,
    // A word that products have is spelled right, though no category has it.
    mayBeTypo: (word) => products.withPrefix(word).length === 0,
    withNumber: () => undefined,
    withVariantNumber: () => undefined,
    withLength: () => createBits(categories.nodes.length),
    hasSizes: false,
  });
}

/** Adds the words of texts. Most texts are in many products: their words are looked up once. */
function textAdder(builder: VocabularyBuilder): (text: string, number: number) => void {
  const adders = new Map<string, (number: number) => void>();
  return (text, number) => {
    const add = adders.get(text) ?? builder.adder(termsOf(text));
    adders.set(text, add);
    add(number);
  };
}

function namesOf({ species, attributeValue, categoriesOf }: CatalogueData, template: TemplateRecord): string[] {
  const specie = template.specie === null ? undefined : species.get(template.specie);
  const group = specie?.parent ? species.get(specie.parent) : undefined;
  const values = [
    ...template.applications.map((slug) => attributeValue('application', slug)),
    template.profile === null ? undefined : attributeValue('profile', template.profile),
    template.colour === null ? undefined : attributeValue('colour', template.colour),
    ...categoriesOf(template.id).map(({ record }) => record),
    specie,
    group,
  ];
  const names = LOCALES.flatMap((locale) => [
    // The size in a timber's name is a term of its own; without it names consist of few different words.
    ...(template.thickness === null ? [template.texts[locale].name] : template.texts[locale].name.split(' ')),
    template.texts[locale].familyName,
    ...values.flatMap((value) => value?.texts[locale].name ?? []),
  ]);
  // FSC or PEFC: the share behind it would be found as a thickness.
  const certificate = template.certification.split(' ')[0] ?? '';
  return [...names, specie?.slug ?? '', specie?.latinName ?? '', certificate];
}

/** Terms of the cross-section, in mm; `search/measures.ts` makes the same of what is typed. */
function sizesOf({ thickness, width }: TemplateRecord): string[] {
  if (thickness === null || width === null) return [];
  return [`${thickness}x${width}`, `${width}x${thickness}`, `thickness${thickness}`, `width${width}`];
}
