import type { Product, ProductVariant } from '@geven/odoo-sdk';
import { CURRENCY, grossOf, type VatRate } from '@geven/timber';
import { originOf } from '@/lib/routing/hosts';
import type { PageContext } from '@/lib/routing/page-context';
import { seller } from '@/lib/seller';

/**
 * The product for search engines, in the words of schema.org (PD-39). Prices are those of a piece with VAT, whatever
 * the visitor looks at. Text of a script element: `<` cannot end it.
 */
export function productStructuredData(product: Product, { locale, vatRate }: PageContext, path: string): string {
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
      priceCurrency: CURRENCY,
      ...unitPriceSpecification(variant, vatRate),
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

/** The codes that search engines know units by (recommendation 20 of the UN/ECE), and how many of ours one is. */
const UNIT_CODES = {
  PIECE: { unitCode: 'H87', amount: 1 },
  MILLILITRE: { unitCode: 'LTR', amount: 1000 },
  GRAM: { unitCode: 'KGM', amount: 1000 },
  MILLIMETRE: { unitCode: 'MTR', amount: 1000 },
  SQUARE_CENTIMETRE: { unitCode: 'MTK', amount: 10_000 },
} as const;

/** How much the price buys and what its unit price is for, as search engines ask for it (LG-02); nothing without one. */
function unitPriceSpecification({ combinationInfo, contents }: ProductVariant, vatRate: VatRate) {
  if (!contents || contents.reference === null) return {};
  const { unitCode, amount } = UNIT_CODES[contents.unit];
  const quantity = (of: number) => ({ '@type': 'QuantitativeValue', value: of / amount, unitCode });
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (grossOf(combinationInfo.price, vatRate) / 100).toFixed(2),
      priceCurrency: CURRENCY,
      referenceQuantity: { ...quantity(contents.amount), valueReference: quantity(contents.reference) },
    },
  };
}
