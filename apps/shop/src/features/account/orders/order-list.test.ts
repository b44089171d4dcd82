import { describe, expect, it } from 'vitest';
import { listHref, MAX_SEARCH, readListView } from './order-list';

describe('the address of a list of orders', () => {
  it('says what is looked for, which page and how many orders are on it (DB-04, DB-21)', () => {
    const view = { search: 'Haus Nord', page: 3, pageSize: 20 } as const;
    expect(readListView({ search: ' Haus Nord ', page: '3', size: '20' })).toEqual(view);
    expect(listHref('de', 'history', view)).toBe('/dashboard/orderhistory?search=Haus+Nord&size=20&page=3');
  });

  it('shows ten orders of the first page where it says nothing, or nothing that makes sense (DB-04)', () => {
    const usual = { search: '', page: 1, pageSize: 10 };
    expect(readListView({})).toEqual(usual);
    for (const page of ['0', '-2', '1.5', 'two', '99999999999', ['1', '2']]) {
      expect(readListView({ page, size: '5000' }), String(page)).toEqual(usual);
    }
    expect(listHref('en', 'orders', readListView({}))).toBe('/dashboard/orders');
  });

  it('cuts what is longer than any reference', () => {
    expect(readListView({ search: 'x'.repeat(5000) }).search).toHaveLength(MAX_SEARCH);
  });
});
