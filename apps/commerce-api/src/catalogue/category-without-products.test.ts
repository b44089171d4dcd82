import { sampleRecords } from '@geven/sample-range';
import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { createCatalogueReader } from './catalogue-reader';
import { buildCatalogueIndex } from './projection/catalogue-index';

it('keeps its page and its text, counts 0, and is no longer suggested', () => {
  const records = sampleRecords();
  const readerOf = (changed: typeof records) => {
    const index = buildCatalogueIndex(changed);
    return createCatalogueReader(() => index);
  };
  const before = readerOf(records);
  const { id } = before.category('decking/larch-decking', 'en') ?? {};
  const inCategory = new Set(
    records.productCategories.flatMap(({ templateId, categoryId }) => (categoryId === id ? [templateId] : [])),
  );
  expect(inCategory.size).toBeGreaterThan(0);
  const templates = records.templates.map((each) => (inCategory.has(each.id) ? { ...each, isPublished: false } : each));
  const after = readerOf({ ...records, templates });
  for (const locale of LOCALES) {
    const { path = '', name = '' } = before.categories(locale).find((each) => each.id === id) ?? {};
    expect(before.search(name, 20, locale).categories.map(({ path: found }) => found)).toContain(path);
    expect(after.category(path, locale)?.productCount).toBe(0);
    expect(after.categoryText(path, [], locale)).toEqual(before.categoryText(path, [], locale));
    expect(after.list({ filter: { category: path } }, locale)).toMatchObject({ totalCount: 0, products: [] });
    expect(after.search(name, 20, locale).categories.map(({ path: found }) => found)).not.toContain(path);
  }
});
