import type { CatalogueRecords } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { priceHistory } from '../database/schema/prices';
import { createTestDatabase } from '../database/testing';
import { createCatalogueReader } from './catalogue-reader';
import { patchCatalogue } from './patch-catalogue';
import { readPricesOfReduced } from './price-history';
import { buildCatalogueIndex } from './projection/catalogue-index';
import { readRecords } from './read-records';
import { replaceCatalogue } from './replace-catalogue';

const sample = sampleRecords();
const ITEM = 'DH-IPE-021145-SM-1850';
const day = (date: string) => new Date(`${date}T12:00:00Z`);

/** The sample's first product, marked as reduced, with one length that costs so much. */
function records(price: number, item = ITEM): CatalogueRecords {
  const ofFirst = <Row extends { templateId: number }>(rows: Row[]) =>
    rows.filter(({ templateId }) => templateId === 1);
  return {
    ...sample,
    templates: sample.templates.slice(0, 1).map((template) => ({ ...template, isReduced: true })),
    variants: ofFirst(sample.variants).map((variant) =>
      variant.itemNumber === item ? { ...variant, price } : variant,
    ),
    finishes: ofFirst(sample.finishes),
    productCategories: ofFirst(sample.productCategories),
    prices: [],
  };
}

describe('the history of prices', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  const replace = (price: number, date: string) =>
    replaceCatalogue(database, { source: 'test', records: records(price), pricedAt: day(date) });
  const patch = (price: number, date: string) =>
    patchCatalogue(database, { ...records(price), templateIds: [1], pricedAt: day(date) });
  const history = async (item = ITEM) => {
    const rows = await database.db.select().from(priceHistory).orderBy(asc(priceHistory.validFrom));
    return rows
      .filter(({ itemNumber }) => itemNumber === item)
      .map(({ price, validFrom }) => [price, validFrom.toISOString().slice(0, 10)]);
  };
  const lowest = async () => {
    const index = buildCatalogueIndex(await readRecords(database));
    const product = createCatalogueReader(() => index).product(1, 'de');
    return product?.productVariants.find(({ itemNumber }) => itemNumber === ITEM)?.combinationInfo.lowestPrice30Days;
  };

  it('begins with the first prices, and grows with every other one, replaced or patched (LG-03)', async () => {
    await replace(5000, '2026-06-01');
    expect(await history()).toEqual([[5000, '2026-06-01']]);
    expect(await lowest()).toBeNull();
    await patch(5500, '2026-10-20');
    await replace(4500, '2026-11-01');
    expect(await history()).toEqual([
      [5000, '2026-06-01'],
      [5500, '2026-10-20'],
      [4500, '2026-11-01'],
    ]);
    // 5000 was asked until 20 October, within the 30 days before the reduction.
    expect(await lowest()).toBe(5000);
  });

  it('does not grow while prices stay, and names no reduction after a raise (LG-03)', async () => {
    await patch(4500, '2026-11-05');
    await replace(4500, '2026-11-06');
    expect(await history()).toHaveLength(3);
    expect(await lowest()).toBe(5000);
    await patch(4800, '2026-11-10');
    expect(await lowest()).toBeNull();
    await patch(4400, '2026-12-24');
    expect(await lowest()).toBe(4800);
  });

  it('outlives the products, and cannot be changed or taken away', async () => {
    const before = await history();
    await patchCatalogue(database, {
      templateIds: [1],
      templates: [],
      variants: [],
      finishes: [],
      productCategories: [],
    });
    expect(await history()).toEqual(before);
    for (const statement of [
      'update price_history set price = 1',
      'delete from price_history',
      'truncate price_history',
    ]) {
      await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'price_history only grows' },
      });
    }
    expect(await history()).toEqual(before);
  });

  it('takes what a source knows of earlier prices, once', async () => {
    const earlier = [
      { itemNumber: 'NEW-1', priceList: 'standard', price: 900, priceM1: 450, validFrom: day('2026-01-01') },
    ];
    for (let round = 0; round < 2; round += 1) {
      await replaceCatalogue(database, { source: 'test', records: { ...records(4400), prices: earlier } });
    }
    const rows = await database.db.select().from(priceHistory);
    expect(rows.filter(({ itemNumber }) => itemNumber === 'NEW-1')).toEqual(earlier);
  });

  it('is the same after a range was exported and imported again (LG-03)', async () => {
    const item = 'DH-IPE-021145-SM-2150';
    const changed = records(4300, item);
    await patchCatalogue(database, { ...changed, templateIds: [1] });
    const before = await history(item);
    const prices = await readPricesOfReduced(database.db);
    await replaceCatalogue(database, { source: 'test', records: { ...changed, prices } });
    expect(await history(item)).toEqual(before);
  });
});
