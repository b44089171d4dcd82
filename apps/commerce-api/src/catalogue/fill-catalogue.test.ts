import type { CatalogueRecords } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import { fillCatalogue } from './fill-catalogue';
import { readAllListPrices } from './list-prices';
import { readRecords } from './read-records';

const sample = sampleRecords();

const variants = sample.variants.filter(({ templateId }) => templateId === 41);

/** The first product of the sample that is reduced, with everything around the products. */
const small: CatalogueRecords = {
  ...sample,
  templates: sample.templates.filter(({ id }) => id === 41),
  variants,
  listPrices: sample.listPrices.filter(({ variantId }) => variants.some(({ id }) => id === variantId)),
  finishes: sample.finishes.filter(({ templateId }) => templateId === 41),
  productCategories: sample.productCategories.filter(({ templateId }) => templateId === 41),
  prices: sample.prices.filter(({ itemNumber }) => itemNumber.startsWith('DH-BAN-025145-GR')),
};

describe('fillCatalogue', () => {
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

  const fill = (records: CatalogueRecords, name = 'sample') =>
    fillCatalogue(database, { name, read: async () => records });

  it('stores every record as the source gave it', async () => {
    expect(await fill(small)).toBe(true);
    const stored = { ...(await readRecords(database)), listPrices: await readAllListPrices(database.db) };
    expect(small.listPrices.length).toBeGreaterThan(0);
    expect(small.prices.length).toBeGreaterThan(0);
    const sorted = (records: CatalogueRecords) =>
      Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.map(byKeys).sort()]));
    expect(sorted(stored)).toEqual(sorted(small));
  });

  it('leaves it alone while the source gives the same, and fills it again when it gives something else', async () => {
    expect(await fill(structuredClone(small))).toBe(false);
    const changed = structuredClone(small);
    const [template] = changed.templates;
    if (template) template.details.packing = 'box';
    expect(await fill(changed)).toBe(true);
    expect((await readRecords(database)).templates[0]?.details.packing).toBe('box');
  });

  it('leaves the catalogue of another source alone', async () => {
    expect(await fill({ ...small, templates: [], variants: [], finishes: [] }, 'another')).toBe(false);
    expect((await readRecords(database)).templates).toHaveLength(1);
  });
});

/** A record as text, whatever the order of its keys. */
function byKeys(record: object): string {
  return JSON.stringify(record, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
