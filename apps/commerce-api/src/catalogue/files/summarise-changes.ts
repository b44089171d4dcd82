import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRecords } from '@geven/catalogue-records';
import type { Range } from './range-files';

/** How many of a kind an import adds, changes and takes away. */
export interface KindChanges {
  readonly kind: string;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
}

/** Net cents. */
export interface PriceChange {
  readonly itemNumber: string;
  readonly before: number;
  readonly after: number;
}

export interface ChangeSummary {
  readonly kinds: readonly KindChanges[];
  /** The largest first, by per cent. */
  readonly prices: readonly PriceChange[];
}

type Records = Omit<CatalogueRecords, 'prices'>;
/** What a record is known by. */
const KEYS: { readonly [Kind in keyof Records]: (record: Records[Kind][number]) => unknown } = {
  species: ({ slug }) => slug,
  attributeValues: ({ attribute, slug }) => `${attribute}=${slug}`,
  categories: ({ id }) => id,
  categoryTexts: ({ categoryId, combination }) => JSON.stringify([categoryId, combination]),
  internalCategories: ({ id }) => id,
  ribbons: ({ id }) => id,
  taggings: ({ slug }) => slug,
  templates: ({ id }) => id,
  variants: ({ id }) => id,
  finishes: ({ id }) => id,
  productCategories: ({ templateId, categoryId }) => `${templateId} ${categoryId}`,
  listPrices: ({ priceList, variantId }) => `${priceList} ${variantId}`,
};

/** What putting one range in the place of another changes. */
export function summariseChanges(before: Range, after: Range): ChangeSummary {
  const kinds = (Object.keys(KEYS) as (keyof Records)[]).map((kind) => {
    const key = KEYS[kind] as (record: unknown) => unknown;
    return countChanges(kind, before.records[kind], after.records[kind], key);
  });
  const redirects = countChanges('searchRedirects', before.redirects, after.redirects, (record) => {
    const { from, locale } = record as Range['redirects'][number];
    return `${from} ${locale}`;
  });
  return { kinds: [...kinds, redirects], prices: priceChanges(before.records, after.records) };
}

function countChanges(
  kind: string,
  before: readonly unknown[],
  after: readonly unknown[],
  keyOf: (record: unknown) => unknown,
): KindChanges {
  const old = new Map(before.map((record) => [keyOf(record), record]));
  let [added, changed] = [0, 0];
  for (const record of after) {
    const key = keyOf(record);
    if (!old.has(key)) added += 1;
    else if (!isDeepStrictEqual(old.get(key), record)) changed += 1;
    old.delete(key);
  }
  return { kind, added, changed, gone: old.size };
}

function priceChanges(before: CatalogueRecords, after: CatalogueRecords): PriceChange[] {
  const old = new Map(before.variants.map(({ itemNumber, price }) => [itemNumber, price]));
  return after.variants
    .flatMap(({ itemNumber, price }) => {
      const was = old.get(itemNumber);
      return was === undefined || was === price ? [] : [{ itemNumber, before: was, after: price }];
    })
    .sort((one, other) => relative(other) - relative(one));
}

const relative = ({ before, after }: PriceChange): number => Math.abs(after - before) / Math.max(1, before);
