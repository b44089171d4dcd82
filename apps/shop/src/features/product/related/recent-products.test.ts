// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetProducts, noteProduct, recentProducts } from './recent-products';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('recently seen products', () => {
  it('are each kept once, the last one first, twelve at most', () => {
    for (let id = 1; id <= 20; id += 1) noteProduct(id);
    noteProduct(15);
    expect(recentProducts()).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9]);
  });

  it('forget what is gone', () => {
    noteProduct(1);
    noteProduct(2);
    forgetProducts([1, 7]);
    expect(recentProducts()).toEqual([2]);
  });

  it.each(['{', '"x"', '[1,"2",-3,null]'])('survive what something else wrote: %s', (text) => {
    localStorage.setItem('recent-products', text);
    expect(recentProducts().every((id) => id === 1)).toBe(true);
  });

  it('do without a device that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => noteProduct(1)).not.toThrow();
    expect(recentProducts()).toEqual([]);
  });
});
