import { describe, expect, it } from 'vitest';
import { resolvePath } from './resolve-path';

describe('resolvePath', () => {
  it('reads the home page (RT-01)', () => {
    expect(resolvePath('/')).toEqual({ route: 'home', owner: null, segments: [] });
  });

  it('takes the bare product path and the bare category path for one page (RT-02, RT-08)', () => {
    for (const path of ['/product', '/products', '/producten', '/produkte']) {
      expect(resolvePath(path)).toMatchObject({ route: 'category', segments: [] });
    }
  });

  it('reads a slug and a numeric id as a product under every base (RT-03)', () => {
    for (const base of ['/product', '/products', '/producten', '/produkte']) {
      expect(resolvePath(`${base}/ipe/12`)).toMatchObject({ route: 'product', segments: ['ipe', '12'] });
    }
  });

  it('reads an id that is no number as a category (RT-04)', () => {
    expect(resolvePath('/produkte/ipe/12a')).toMatchObject({ route: 'category', segments: ['ipe', '12a'] });
    expect(resolvePath('/produkte/ipe/12345678901')).toMatchObject({ route: 'category' });
  });

  it('keeps the slug barcode for barcodes, under every base (RT-07)', () => {
    for (const base of ['/product', '/products', '/producten', '/produkte']) {
      expect(resolvePath(`${base}/barcode/4012345`)).toMatchObject({ route: 'barcode', segments: ['4012345'] });
      expect(resolvePath(`${base}/barcode/ipe/12`)).toBeNull();
    }
    expect(resolvePath('/produkte/decking/barcode')).toMatchObject({ route: 'category' });
  });

  it('takes one to five slugs and no sixth (RT-09)', () => {
    expect(resolvePath('/produkte/a')).toMatchObject({ segments: ['a'] });
    expect(resolvePath('/produkte/a/b/c/d/e')).toMatchObject({ segments: ['a', 'b', 'c', 'd', 'e'] });
    expect(resolvePath('/produkte/a/b/c/d/e/f')).toBeNull();
  });

  it('knows which language a path is in (RT-12, RT-33)', () => {
    expect(resolvePath('/winkelwagen')).toEqual({ route: 'cart', owner: 'nl', segments: [] });
    expect(resolvePath('/cart')?.owner).toBe('en');
    expect(resolvePath('/t/terms')).toEqual({ route: 'terms', owner: null, segments: [] });
    expect(resolvePath('/t/kennisbank')?.owner).toBeNull();
  });

  it('finds nothing under a language prefix, an unknown word or a broken encoding (RT-32)', () => {
    for (const path of [
      '/de/produkte',
      '/nl',
      '/en/cart',
      '/nope',
      '/produkte//x',
      '/produkte/%E0%A4%A',
      '/produkte/a%2Fb',
    ]) {
      expect(resolvePath(path), path).toBeNull();
    }
  });
});
