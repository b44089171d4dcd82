import type { CatalogueRecords } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { catalogueState } from '../database/schema/catalogue';
import { createTestDatabase } from '../database/testing';
import { CATALOGUE_CHANGED } from './catalogue-changes';
import { type CataloguePatch, patchCatalogue } from './patch-catalogue';
import { readRecords } from './read-records';
import { replaceCatalogue } from './replace-catalogue';

const sample = sampleRecords();

/** The first products of the sample. */
function someRecords(count = 4): CatalogueRecords {
  const ofSome = <Row extends { templateId: number }>(rows: Row[]) =>
    rows.filter(({ templateId }) => templateId <= count);
  return {
    ...sample,
    templates: sample.templates.slice(0, count),
    variants: ofSome(sample.variants),
    finishes: ofSome(sample.finishes),
    productCategories: ofSome(sample.productCategories),
  };
}

describe('a catalogue that follows its source', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  const heard = vi.fn();
  let listening: { close(): Promise<void> };

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
    listening = await database.listen({ channel: CATALOGUE_CHANGED, onNotify: heard, onReconnect: () => undefined });
  });
  beforeEach(async () => {
    await replaceCatalogue(database, { source: 'odoo:one', records: someRecords() });
    await allHeard();
    heard.mockClear();
  });
  afterAll(async () => {
    await listening?.close();
    await database?.close();
    await created?.drop();
  });

  /** Notifications arrive in order: behind one of the test's own, none of those before is still under way. */
  async function allHeard() {
    await database.db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, 'the last')`);
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('the last'));
  }
  async function changesHeard() {
    await allHeard();
    return heard.mock.calls.length - 1;
  }
  const version = async () => (await database.db.select().from(catalogueState))[0]?.version;
  const variantsOf = async (id: number) =>
    (await readRecords(database)).variants.filter(({ templateId }) => templateId === id);

  /** The products of these ids as the sample has them. */
  function patchOf(...templateIds: number[]): CataloguePatch {
    const { templates, variants, finishes, productCategories } = someRecords();
    return structuredClone({
      templateIds,
      templates: templates.filter(({ id }) => templateIds.includes(id)),
      variants: variants.filter(({ templateId }) => templateIds.includes(templateId)),
      finishes: finishes.filter(({ templateId }) => templateIds.includes(templateId)),
      productCategories: productCategories.filter(({ templateId }) => templateIds.includes(templateId)),
    });
  }

  describe('replaceCatalogue', () => {
    it('puts another catalogue in place, with its source, in one step', async () => {
      await replaceCatalogue(database, { source: 'odoo:two', records: someRecords(2) });
      const { templates, variants } = await readRecords(database);
      expect(templates).toEqual(sample.templates.slice(0, 2));
      expect(variants).toEqual(someRecords(2).variants);
      expect(await database.db.select({ source: catalogueState.source }).from(catalogueState)).toEqual([
        { source: 'odoo:two' },
      ]);
    });

    it('leaves the old one when anything fails, and readers with it meanwhile', async () => {
      const failing = replaceCatalogue(database, {
        source: 'odoo:two',
        records: someRecords(1),
        alongside: async () => {
          expect((await readRecords(database)).templates).toHaveLength(4);
          throw new Error('in the middle');
        },
      });
      await expect(failing).rejects.toThrow('in the middle');
      expect((await readRecords(database)).templates).toHaveLength(4);
      expect(await changesHeard()).toBe(0);
    });
  });

  describe('patchCatalogue', () => {
    it('changes a price, and notifies every process', async () => {
      const before = await version();
      const patch = patchOf(2);
      const [variant] = patch.variants;
      if (variant) variant.price += 100;
      expect(await patchCatalogue(database, patch)).toBe(true);
      expect(await variantsOf(2)).toEqual(patch.variants);
      expect(await version()).not.toBe(before);
      expect(await changesHeard()).toBe(1);
    });

    it('changes what a finish costs', async () => {
      const patch = patchOf(1);
      const oiled = patch.finishes.find(({ slug }) => slug === 'oiled-once');
      if (oiled) oiled.surchargePrice = 475;
      expect(await patchCatalogue(database, patch)).toBe(true);
      const { finishes } = await readRecords(database);
      expect(finishes.find(({ id }) => id === oiled?.id)?.surchargePrice).toBe(475);
      expect(await patchCatalogue(database, patch)).toBe(false);
    });

    it('does nothing and notifies nobody when all is as it was, but stores what goes along', async () => {
      const before = await version();
      const alongside = vi.fn(async () => undefined);
      const vocabulary = { ...sample };
      expect(await patchCatalogue(database, { ...patchOf(1, 2, 3), vocabulary, alongside })).toBe(false);
      expect(await version()).toBe(before);
      expect(alongside).toHaveBeenCalledTimes(1);
      expect(await changesHeard()).toBe(0);
    });

    it('adds products and lengths, and takes away those that are gone', async () => {
      const patch = patchOf(1, 3);
      await patchCatalogue(database, {
        ...patch,
        templateIds: [1, 3, 5],
        templates: [...patch.templates.filter(({ id }) => id !== 3), ...sample.templates.slice(4, 5)],
        variants: patch.variants.filter(({ templateId, isSample }) => templateId === 1 && !isSample),
        finishes: patch.finishes.filter(({ templateId }) => templateId === 1),
        productCategories: [],
      });
      const { templates, variants, productCategories } = await readRecords(database);
      expect(templates.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
      expect(variants.filter(({ templateId }) => templateId === 1)).toHaveLength(11);
      expect(variants.some(({ templateId }) => templateId === 3)).toBe(false);
      expect(productCategories.map(({ templateId }) => templateId).sort()).toEqual([2, 4]);
    });

    it('lets two products swap their numbers', async () => {
      const patch = patchOf(1, 2);
      const [one, other] = patch.templates;
      if (one && other) [one.itemNumber, other.itemNumber] = [other.itemNumber, one.itemNumber];
      expect(await patchCatalogue(database, patch)).toBe(true);
      expect((await readRecords(database)).templates[0]?.itemNumber).toBe(sample.templates[1]?.itemNumber);
    });

    it('renames, moves, adds and removes species, values and categories', async () => {
      const vocabulary = structuredClone({
        ...sample,
        species: sample.species.filter(({ slug }) => slug !== 'thermo-ayous' && slug !== 'ipe'),
        attributeValues: sample.attributeValues.filter(({ slug }) => slug !== 'pergola'),
        ...withoutCategories(sample, ({ key }) => key === 'sale'),
      });
      const [one, other] = vocabulary.categories;
      if (one && other) [one.key, other.key] = [other.key, one.key];
      const teak = vocabulary.species.find(({ slug }) => slug === 'teak');
      if (teak) teak.density = 670;
      vocabulary.species.push({ ...sample.species[0], slug: 'palms' } as (typeof sample.species)[number]);
      const none = { templateIds: [], templates: [], variants: [], finishes: [], productCategories: [] };
      expect(await patchCatalogue(database, { ...none, vocabulary })).toBe(true);
      const stored = await readRecords(database);
      const slugs = stored.species.map(({ slug }) => slug);
      expect(slugs).toContain('palms');
      expect(slugs).not.toContain('thermo-ayous');
      // The first product is made of it.
      expect(slugs).toContain('ipe');
      expect(stored.species.find(({ slug }) => slug === 'teak')?.density).toBe(670);
      expect(stored.attributeValues.some(({ slug }) => slug === 'pergola')).toBe(false);
      expect(stored.categories.map(({ key }) => key)).toEqual(vocabulary.categories.map(({ key }) => key));
      expect(stored.productCategories).toHaveLength(4);
    });

    it('takes products out of a category that is gone', async () => {
      const ids = new Set(someRecords().productCategories.map(({ categoryId }) => categoryId));
      const rest = withoutCategories(sample, ({ id }) => ids.has(id));
      const none = { templateIds: [], templates: [], variants: [], finishes: [], productCategories: [] };
      await patchCatalogue(database, { ...none, vocabulary: { ...sample, ...rest } });
      expect((await readRecords(database)).productCategories).toEqual([]);
    });
  });
});

/** The categories that are left, and their texts. */
function withoutCategories(
  { categories, categoryTexts }: Pick<typeof sample, 'categories' | 'categoryTexts'>,
  isGone: (category: (typeof sample.categories)[number]) => boolean,
) {
  const gone = new Set(categories.filter(isGone).map(({ id }) => id));
  return {
    categories: categories.filter(({ id }) => !gone.has(id)),
    categoryTexts: categoryTexts.filter(({ categoryId }) => !gone.has(categoryId)),
  };
}
