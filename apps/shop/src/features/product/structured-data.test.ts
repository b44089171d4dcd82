import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../testing/sample-product';
import { productStructuredData } from './structured-data';

const place = { locale: 'de', isNet: true, vatRate: 19 } as const;
const read = (changes: Parameters<typeof sampleProduct>[0] = {}) =>
  JSON.parse(productStructuredData(sampleProduct(changes), place, '/produkte/bangkirai/41'));

describe('structured data', () => {
  it('offer each length with VAT, whatever the visitor looks at (PD-39)', () => {
    const data = read();
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', sku: 'DH-BAN-025145-GR' });
    expect(data.offers).toHaveLength(3);
    // 18,76 net.
    expect(data.offers[0]).toMatchObject({ price: '22.32', priceCurrency: 'EUR', sku: 'DH-BAN-025145-GR-1850' });
    expect(data.offers[0].url).toMatch(/\/produkte\/bangkirai\/41\?variant=481$/);
  });

  it('offer nothing of what cannot be bought', () => {
    expect(read({ productVariants: [] }).offers).toBeUndefined();
  });

  it('cannot end the element that they stand in', () => {
    const name = '</script><script>alert(1)</script>';
    const title = { name, short: name };
    expect(productStructuredData(sampleProduct({ title }), place, '/')).not.toContain('<');
    expect(read({ title }).name).toBe(name);
  });
});
