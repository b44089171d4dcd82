// @vitest-environment jsdom
import type { ProductTemplateId } from '@geven/odoo-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetProducts, noteProduct, recentProducts } from './recent-products';

afterEach(() => localStorage.clear());

const product = (id: number) => id as ProductTemplateId;

describe('recently seen products', () => {
  it('are each kept once, the last one first, twelve at most', () => {
    for (let id = 1; id <= 20; id += 1) noteProduct(product(id));
    noteProduct(product(15));
    expect(recentProducts.read()).toEqual([15, 20, 19, 18, 17, 16, 14, 13, 12, 11, 10, 9]);
  });

  it('forget products that no longer exist', () => {
    noteProduct(product(1));
    noteProduct(product(2));
    forgetProducts([1, 7].map(product));
    expect(recentProducts.read()).toEqual([2]);
  });

  it('store product ids only', () => {
    localStorage.setItem('recent-products', '[1,"2",-3,null]');
    expect(recentProducts.read()).toEqual([1]);
  });
});
