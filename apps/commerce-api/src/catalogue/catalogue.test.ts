import { sampleRecords, TRADE_PRICE_LIST } from '@geven/sample-range';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import { holdStock, releaseStock } from '../orders/stock-holds';
import { type Catalogue, createCatalogue } from './catalogue';
import { announceCatalogueChange } from './catalogue-changes';
import { fillSampleCatalogue } from './fill-sample-catalogue';
import { readRecords } from './read-records';

describe('the catalogue over a database', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let catalogue: Catalogue;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
    await fillSampleCatalogue(database);
    catalogue = await createCatalogue({
      database,
      stockAgeMs: 100,
      onError: (error) => {
        throw error;
      },
    });
  });

  afterAll(async () => {
    await catalogue?.close();
    await database?.close();
    await created?.drop();
  });

  it('is filled once with the sample range, even by several processes at once (DC-08)', async () => {
    const fills = await Promise.all([1, 2, 3].map(() => fillSampleCatalogue(database)));
    expect(fills).toEqual([false, false, false]);
    const stored = await readRecords(database);
    const sample = sampleRecords();
    expect(stored.templates).toEqual(sample.templates);
    expect(stored.variants).toEqual(sample.variants);
    expect(stored.productCategories).toHaveLength(sample.productCategories.length);
  });

  it('returns the same document every time it is asked in one language (IN-06)', () => {
    const [product] = catalogue.list({ search: 'DH-BAN-025145-SM' }, 'de').products;
    expect(product?.title.name).toBe('Terrassendiele Bangkirai 25 × 145 mm, glatt');
    expect(product?.slugs.nl).toBe('bangkirai-vlonderplank-25x145-glad');
    expect(product).toMatchObject({ headSize: '25 × 145 mm', autoConversionM2Xaa: 6.6667, cover: 150 });
    expect(catalogue.product(product?.id ?? 0, 'de')).toBe(product);
    expect(catalogue.product(product?.id ?? 0, 'en')?.familyName).toBe('Decking board');
    const variants = product?.productVariants ?? [];
    expect(variants.map(({ attributeLength }) => attributeLength?.commercialName).slice(-2)).toEqual([
      '4,85 m',
      '25 cm',
    ]);
    expect(product?.combinationInfo.price).toBe(variants[0]?.combinationInfo.price);
    expect(product?.lengthRange).toEqual({ min: 1850, max: 4850 });
    const last = variants.at(-1);
    expect(last).toMatchObject({ isSample: true, attributeLength: { value: 23 } });
    expect(catalogue.variant(last?.id ?? 0, 'de')).toBe(last);
    expect(catalogue.productOfVariant(last?.id ?? 0, 'de')).toBe(product);
  });

  it('names the addresses of published products, the oldest first (RT-35)', () => {
    const { totalCount, addresses } = catalogue.productAddresses(0, 3);
    const ids = addresses.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(totalCount).toBe(catalogue.list({ pageSize: 1 }, 'de').totalCount);
    const [first] = addresses;
    expect(first?.slugs.en).toBe(catalogue.product(first?.id ?? 0, 'en')?.slug);
    const all = catalogue.productAddresses(0, 5000).addresses;
    expect(all).toHaveLength(totalCount);
    expect(all.map(({ id }) => id)).not.toContain(61);
    expect(catalogue.productAddresses(totalCount - 1, 3).addresses).toHaveLength(1);
  });

  it('shows a product without anything for sale, and knows what is not published', () => {
    const promoted = catalogue.product(97, 'de');
    expect(promoted?.isPublished).toBe(true);
    expect(promoted?.productVariants).toEqual([]);
    expect(promoted?.combinationInfo.price).toBeGreaterThan(0);
    expect(catalogue.product(61, 'de')?.isPublished).toBe(false);
    expect(catalogue.product(100_000, 'de')).toBeUndefined();
  });

  it('has one tree of at most 100 categories in three languages (CT-12, API-34, IN-06)', () => {
    const categories = catalogue.categories('nl');
    expect(categories).toHaveLength(43);
    const roots = categories.filter(({ parent }) => parent === null);
    expect(roots.map(({ slug }) => slug).slice(0, 3)).toEqual(['vlonderplanken', 'gevelbekleding', 'planken']);
    for (const { childs, productCount } of roots) {
      expect(productCount).toBeGreaterThan(0);
      for (const child of childs) expect(child.productCount).toBeLessThanOrEqual(productCount);
    }
  });

  it('finds a category by path or slug in any language (API-35)', () => {
    const german = catalogue.category('fassadenholz/rhombusprofile', 'de');
    expect(german).toMatchObject({ name: 'Rhombusprofile', path: 'fassadenholz/rhombusprofile' });
    expect(german?.paths).toEqual({
      nl: 'gevelbekleding/rhombusprofielen',
      en: 'cladding/rhombus-profiles',
      de: 'fassadenholz/rhombusprofile',
    });
    expect(catalogue.category('rhombusprofielen', 'de')).toBe(german);
    expect(german?.parent?.childs).toContain(german);
    expect(catalogue.category('constructor', 'de')).toBeUndefined();
  });

  it('has the prices of a list, read once for each state and gone with it (PD-46) (AU-19)', async () => {
    const [variant] = catalogue.product(1, 'de')?.productVariants ?? [];
    const id = variant?.id ?? 0;
    const priceAt = async (list: string) => (await catalogue.at(list)).variant(id, 'de')?.combinationInfo.price;
    const standard = variant?.combinationInfo.price ?? 0;
    expect(await priceAt('standard')).toBe(standard);
    expect(await priceAt('a list that nobody has')).toBe(standard);
    expect(await priceAt(TRADE_PRICE_LIST)).toBeLessThan(standard);
    expect((await catalogue.at(TRADE_PRICE_LIST)).product(1, 'de')).toBe(
      (await catalogue.at(TRADE_PRICE_LIST)).product(1, 'de'),
    );
    await database.db.execute(
      sql`update list_prices set price = 1 where variant_id = ${id} and price_list = ${TRADE_PRICE_LIST}`,
    );
    expect(await priceAt(TRADE_PRICE_LIST)).toBeGreaterThan(1);
    await announceCatalogueChange(database.db);
    await vi.waitFor(async () => expect(await priceAt(TRADE_PRICE_LIST)).toBe(1), { timeout: 5000 });
    expect(await priceAt('standard')).toBe(standard);
  });

  it('swaps in what another process announces', async () => {
    const isChanged = vi.fn();
    const stop = catalogue.onChange(isChanged);
    const id = catalogue.product(1, 'de')?.productVariants[0]?.id ?? 0;
    await database.db.execute(sql`update product_variants set stock = 12345 where id = ${id}`);
    await announceCatalogueChange(database.db);
    await vi.waitFor(() => expect(catalogue.variant(id, 'de')?.stock).toBe(12_345), { timeout: 5000 });
    expect(isChanged).toHaveBeenCalled();
    stop();
  });

  it('shows the stock that no order holds, soon after it was held or released (PD-03)', async () => {
    const variant = catalogue.list({ search: 'DH-BAN-025145-SM' }, 'de').products[0]?.productVariants[0];
    const { id = 0, stock = 0 } = variant ?? {};
    expect(stock).toBeGreaterThan(5);
    const shown = () => catalogue.variant(id, 'de')?.stock;
    const isChanged = vi.fn();
    const stop = catalogue.onChange(isChanged);
    const names = ['S1', 'S2', 'S3'];
    for (const orderName of names)
      await database.db.transaction((tx) =>
        holdStock(tx, { orderName, lines: [{ variantId: id, piecesFromStock: 1 }] }),
      );
    await vi.waitFor(() => expect(shown()).toBe(stock - 3), { timeout: 5000 });
    // Orders come more often than the range is worth reading.
    expect(isChanged).toHaveBeenCalledOnce();
    for (const orderName of names) await database.db.transaction((tx) => releaseStock(tx, orderName));
    await vi.waitFor(() => expect(shown()).toBe(stock), { timeout: 5000 });
    stop();
  });

  it('shares one more run among all who ask during a reload', async () => {
    const isChanged = vi.fn();
    const stop = catalogue.onChange(isChanged);
    await Promise.all([catalogue.reload(), catalogue.reload(), catalogue.reload(), catalogue.reload()]);
    expect(isChanged).toHaveBeenCalledTimes(2);
    stop();
  });
});
