import type { Product } from '@geven/odoo-sdk';
import { grossOf } from '@geven/timber';
import { originOf } from '../../lib/hosts';
import type { Place } from '../../lib/place';
import { seller } from '../../lib/seller';

/**
 * The product for search engines, in the words of schema.org (PD-39). Prices are those of a piece with VAT, whatever
 * the visitor looks at. Text of a script element: `<` cannot end it.
 */
export function productStructuredData(product: Product, { locale, vatRate }: Place, path: string): string {
  const origin = originOf(locale);
  const { title, seoDescription, itemNumber, barcode, mediaGallery, specie, productVariants } = product;
  const offers = productVariants
    .filter(({ isPublished, isSample }) => isPublished && !isSample)
    .map((variant) => ({
      '@type': 'Offer',
      name: variant.name,
      sku: variant.itemNumber,
      gtin13: variant.barcode,
      url: `${origin}${path}?variant=${variant.id}`,
      price: (grossOf(variant.combinationInfo.price, vatRate) / 100).toFixed(2),
      priceCurrency: 'EUR',
      itemCondition: 'https://schema.org/NewCondition',
      // What is not in the yard is planed to order.
      availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'BackOrder'}`,
      seller: { '@type': 'Organization', name: seller.name },
    }));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title.name,
    description: seoDescription,
    sku: itemNumber,
    url: `${origin}${path}`,
    ...(barcode ? { gtin13: barcode } : {}),
    ...(specie ? { material: specie.name } : {}),
    ...(mediaGallery.length > 0 ? { image: mediaGallery.map(({ src }) => `${origin}${src}`) } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
