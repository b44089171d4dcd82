import { describe, expect, it } from 'vitest';
import { sampleProduct } from '@/testing/sample-product';
import { productStructuredData } from './structured-data';

const context = { locale: 'de', isNet: true, vatRate: 19 } as const;
const read = (changes: Parameters<typeof sampleProduct>[0] = {}) =>
  JSON.parse(productStructuredData(sampleProduct(changes), context, '/produkte/bangkirai/41'));

describe('structured data', () => {
  it('offer each length with VAT, whatever the visitor looks at (PD-39)', () => {
    const data = read();
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', sku: 'DH-BAN-025145-GR' });
    expect(data.offers).toHaveLength(3);
    // 18,76 net.
    expect(data.offers[0]).toMatchObject({ price: '22.32', priceCurrency: 'EUR', sku: 'DH-BAN-025145-GR-1850' });
    expect(data.offers[0].url).toMatch(/\/produkte\/bangkirai\/41\?variant=481$/);
  });

  it('say how much a pack holds and what its unit price is for (LG-02)', () => {
    const [variant] = sampleProduct().productVariants;
    if (!variant) throw new Error('The sample product has no length');
    const contents = { amount: 2500, unit: 'MILLILITRE', reference: 1000 } as const;
    const [offer] = read({ productVariants: [{ ...variant, contents }] }).offers;
    expect(offer.priceSpecification).toMatchObject({ '@type': 'UnitPriceSpecification', price: '22.32' });
    expect(offer.priceSpecification.referenceQuantity).toMatchObject({
      value: 2.5,
      unitCode: 'LTR',
      valueReference: { value: 1, unitCode: 'LTR' },
    });
    expect(read().offers[0].priceSpecification).toBeUndefined();
  });

  it('have no offer for a product that cannot be bought', () => {
    expect(read({ productVariants: [] }).offers).toBeUndefined();
  });

  it('cannot end the element that they are in', () => {
    const name = '</script><script>alert(1)</script>';
    const title = { name, short: name };
    expect(productStructuredData(sampleProduct({ title }), context, '/')).not.toContain('<');
    expect(read({ title }).name).toBe(name);
  });
});
