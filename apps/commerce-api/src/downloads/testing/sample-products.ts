import { sampleRecords } from '@geven/sample-range';
import type { Locale } from '@geven/timber';
import { buildCatalogueIndex } from '../../catalogue/projection/catalogue-index';
import type { DocumentedProduct } from '../documented-product';
import type { Publisher } from '../sheet-frame';

export const PUBLISHER: Publisher = {
  name: 'Geven Holz GmbH',
  address: 'Musterweg 1, D-47574 Goch',
  email: 'shop@geven.example',
  phone: '+49 2823 000000',
};

let built: ReturnType<typeof buildCatalogueIndex> | undefined;

function sampleIndex() {
  built ??= buildCatalogueIndex(sampleRecords());
  return built;
}

/** Of the sample range, published or not. */
export function sampleProductById(id: number, locale: Locale): DocumentedProduct | undefined {
  return sampleIndex().views[locale].product(id);
}

/** A published product of the sample range, by the beginning of its item number. */
export function sampleProduct(itemNumber: string, locale: Locale): DocumentedProduct {
  const index = sampleIndex();
  for (const record of index.data.templates.values()) {
    if (!record.itemNumber.startsWith(itemNumber)) continue;
    const product = index.views[locale].product(record.id);
    if (product?.isPublished && !product.isPromo) return product;
  }
  throw new Error(`The sample has no ${itemNumber}`);
}

/** The same product but for some facts; its own are computed when they are asked for, so it cannot be copied. */
export function changedProduct(product: DocumentedProduct, changes: Partial<DocumentedProduct>): DocumentedProduct {
  return new Proxy(product, {
    get: (target, name) => Reflect.get(name in changes ? changes : target, name),
  });
}
