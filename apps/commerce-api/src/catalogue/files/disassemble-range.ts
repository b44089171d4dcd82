import { groupBy } from '@geven/catalogue-records';
import type { Column } from './columns';
import { RANGE_FILES, type Range, type RangeFileName } from './range-files';

/** The rows of every file of a range, by the names of their columns: what `assembleRange` makes records of. */
export function disassembleRange({ records, redirects }: Range): ReadonlyMap<RangeFileName, Record<string, string>[]> {
  const itemNumbers = new Map(records.templates.map(({ id, itemNumber }) => [id, itemNumber]));
  const variantNumbers = new Map(records.variants.map(({ id, itemNumber }) => [id, itemNumber]));
  const keys = new Map(records.categories.map(({ id, key }) => [id, key]));
  const categoriesOf = groupBy(records.productCategories, ({ templateId }) => templateId);
  const named = (ids: readonly number[]) => ids.flatMap((id) => itemNumbers.get(id) ?? []);

  const rows: Record<RangeFileName, object[]> = {
    species: [...records.species],
    'attribute-values': [...records.attributeValues],
    categories: records.categories.map((row) => ({
      ...row,
      parent: row.parentId === null ? null : keys.get(row.parentId),
    })),
    'category-texts': records.categoryTexts.map((row) => ({ ...row, category: keys.get(row.categoryId) })),
    'internal-categories': [...records.internalCategories],
    ribbons: [...records.ribbons],
    taggings: [...records.taggings],
    templates: records.templates.map((row) => ({
      ...row,
      categories: (categoriesOf.get(row.id) ?? []).flatMap(({ categoryId }) => keys.get(categoryId) ?? []),
      accessories: named(row.accessoryIds),
      alternatives: named(row.alternativeIds),
    })),
    variants: records.variants.map((row) => ({ ...row, template: itemNumbers.get(row.templateId) })),
    finishes: records.finishes.map((row) => ({ ...row, template: itemNumbers.get(row.templateId) })),
    documents: [
      ...records.templates.flatMap(({ itemNumber, details }) =>
        details.documents.map((document) => ({ ...document, template: itemNumber, category: null })),
      ),
      ...records.categories.flatMap(({ key, media }) =>
        media.attachments.map((document) => ({ ...document, template: null, category: key })),
      ),
    ],
    videos: records.categories.flatMap(({ key, media }) => media.videos.map((video) => ({ ...video, category: key }))),
    reports: records.categories.flatMap(({ key, media }) =>
      media.reports.map((report) => ({ ...report, category: key })),
    ),
    'list-prices': records.listPrices.flatMap((row) => {
      const itemNumber = variantNumbers.get(row.variantId);
      return itemNumber === undefined ? [] : [{ ...row, itemNumber }];
    }),
    prices: [...records.prices],
    'search-redirects': [...redirects],
  };
  return new Map(
    Object.entries(rows).map(([name, list]) => {
      const file = name as RangeFileName;
      return [file, list.map((row) => toCells(RANGE_FILES[file].columns, row))];
    }),
  );
}

function toCells(columns: readonly Column[], row: object): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column.name, toCell(column, row)]));
}

function toCell({ path, type }: Column, row: object): string {
  const value = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], row);
  return value === null || value === undefined || value === '' ? '' : type.write(value);
}
