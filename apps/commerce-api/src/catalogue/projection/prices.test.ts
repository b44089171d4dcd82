import type { ListPriceRecord } from '@geven/catalogue-records';
import { sampleRecords, TRADE_PRICE_LIST } from '@geven/sample-range';
import { divideHalfUp, LOCALES, pricePerSquareMetre } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { createCatalogueReader } from '../catalogue-reader';
import { buildCatalogueIndex } from './catalogue-index';

const records = sampleRecords();
const index = buildCatalogueIndex(records);
const everybody = createCatalogueReader(() => index);
const at = (list: readonly ListPriceRecord[]) => {
  const priced = index.atPrices(list);
  return createCatalogueReader(() => priced);
};
const trade = at(records.listPrices.filter(({ priceList }) => priceList === TRADE_PRICE_LIST));

const BOARD = 'DH-BAN-025145-SM';
const board = everybody.productByNumber(BOARD, 'de');
const lengths = (board?.productVariants ?? []).filter(({ isSample }) => !isSample);
const only = (variantId: number | undefined, price: number, priceM1: number | null = null) =>
  at([{ priceList: 'one', variantId: variantId ?? 0, price, priceM1 }]);

describe('the catalogue at a price list', () => {
  it('shows what the list says in listing, product, lengths, matrix and search (PD-46) (AU-19)', () => {
    const metre = divideHalfUp((board?.combinationInfo.price_m1 ?? 0) * 90, 100);
    const square = pricePerSquareMetre(metre, board?.cover ?? 1);
    const product = trade.productByNumber(BOARD, 'de');
    expect(product?.combinationInfo).toMatchObject({ price_m1: metre, price_m2: square });
    const [shortest] = lengths;
    const own = trade.variant(shortest?.id ?? 0, 'de');
    expect(own?.combinationInfo.price).toBe(divideHalfUp(metre * (shortest?.lengte ?? 0), 1000));
    expect(own?.product).toBe(product);
    expect(product?.combinationInfo.price).toBe(own?.combinationInfo.price);
    const plain = product?.productVariantsMatrix.rows[0]?.cells[0];
    const standard = board?.productVariantsMatrix.rows[0]?.cells[0];
    const difference = (shortest?.combinationInfo.price ?? 0) - (own?.combinationInfo.price ?? 0);
    expect((standard?.price ?? 0) - (plain?.price ?? 0)).toBe(difference);
    expect(trade.list({ search: BOARD }, 'de').products[0]).toBe(product);
    expect(trade.search(BOARD, 5, 'de').products[0]).toBe(product);
  });

  it('shows them of what is beside a product and in the summary of the range too', () => {
    const product = trade.productByNumber(BOARD, 'nl');
    const related = product?.alternativeProducts ?? [];
    expect(related.length).toBeGreaterThan(0);
    for (const { id, combinationInfo } of related) {
      const standard = everybody.product(id, 'nl')?.combinationInfo.price_m1 ?? 0;
      expect(combinationInfo.price_m1).toBe(divideHalfUp(standard * 90, 100));
    }
    const summary = (reader: typeof trade) => reader.range('nl').applications.map(({ price_m1 }) => price_m1 ?? 0);
    expect(summary(trade)).toEqual(summary(everybody).map((price) => divideHalfUp(price * 90, 100)));
  });

  it('falls back to the standard price where the list has none', () => {
    const [shortest, second] = lengths;
    const reader = only(shortest?.id, 5);
    expect(reader.variant(shortest?.id ?? 0, 'de')?.combinationInfo.price).toBe(5);
    expect(reader.variant(second?.id ?? 0, 'de')?.combinationInfo).toEqual(second?.combinationInfo);
    const { price_m1, price_m2 } = board?.combinationInfo ?? {};
    expect(reader.productByNumber(BOARD, 'de')?.combinationInfo).toMatchObject({ price: 5, price_m1, price_m2 });
    expect(reader.productByNumber(BOARD, 'de')?.isPriceFrom).toBe(true);
    const sample = (board?.productVariants ?? []).find(({ isSample }) => isSample);
    expect(trade.variant(sample?.id ?? 0, 'de')?.combinationInfo.price).toBe(sample?.combinationInfo.price);
  });

  it('has the metre from the longest length where the list names none', () => {
    const longest = lengths.at(-1);
    const reader = only(longest?.id, 4850);
    expect(reader.productByNumber(BOARD, 'de')?.combinationInfo.price_m1).toBe(
      divideHalfUp(4850 * 1000, longest?.lengte ?? 0),
    );
    expect(only(longest?.id, 4850, 777).productByNumber(BOARD, 'de')?.combinationInfo.price_m1).toBe(777);
  });

  it('sorts by its own prices, and shares the orders that no price decides', () => {
    const order = (reader: typeof trade, sort: string) =>
      reader.list({ sort, pageSize: 100 }, 'de').products.map(({ itemNumber }) => itemNumber);
    const longest = lengths.at(-1);
    const cheapest = only(longest?.id, 1);
    expect(order(cheapest, 'price,ASC')[0]).toBe(BOARD);
    expect(order(everybody, 'price,ASC')[0]).not.toBe(BOARD);
    for (const sort of ['name,ASC', 'thickness,DESC', 'relevance,DESC']) {
      expect(order(cheapest, sort)).toEqual(order(everybody, sort));
      for (const locale of LOCALES) {
        expect(index.atPrices(records.listPrices).orders.find(sort, locale)).toEqual(index.orders.find(sort, locale));
      }
    }
  });

  it('names no lowest price of 30 days beside a price of its own, and keeps it beside the standard one (LG-03)', () => {
    const reduced = records.templates.find(({ id, isReduced, isPublished }) => {
      const product = everybody.product(id, 'de');
      return isReduced && isPublished && product?.combinationInfo.lowestPrice30Days != null;
    });
    const id = reduced?.id ?? 0;
    expect(everybody.product(id, 'de')?.combinationInfo.lowestPrice30Days).toBeGreaterThan(0);
    expect(trade.product(id, 'de')?.combinationInfo).toMatchObject({
      lowestPrice30Days: null,
      lowestPrice30Days_m1: null,
    });
    const [first, second] = trade.product(id, 'de')?.productVariants ?? [];
    const reader = only(first?.id, 5);
    expect(reader.variant(second?.id ?? 0, 'de')?.combinationInfo.lowestPrice30Days).toBeGreaterThan(0);
    expect(reader.variant(first?.id ?? 0, 'de')?.combinationInfo.lowestPrice30Days).toBeNull();
  });

  it('is the standard index itself for a list without prices, and shares what prices have no part in', () => {
    expect(index.atPrices([])).toBe(index);
    const priced = index.atPrices(records.listPrices);
    expect(priced.facets).toBe(index.facets);
    expect(priced.search).toBe(index.search);
    expect(priced.data.templates).toBe(index.data.templates);
    expect(priced.views.de.categories[0]).toBe(index.views.de.categories[0]);
  });
});
