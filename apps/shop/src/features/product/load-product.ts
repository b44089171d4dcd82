import type { Product, ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { type CatalogueReader, catalogueOf } from '@/lib/api/catalogue-of';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

/** A published product; page and metadata of one render share the call. */
export const loadProduct = ({ locale, hasOwnPrices }: CatalogueReader, id: ProductTemplateId) =>
  readProduct(locale, hasOwnPrices ?? false, id);

const readProduct = cache(
  async (locale: Locale, hasOwnPrices: boolean, id: ProductTemplateId): Promise<Product | null> => {
    const tags = [CACHE_TAGS.catalogue, CACHE_TAGS.product(id), CACHE_TAGS.day];
    const { catalogue, options } = await catalogueOf({ locale, hasOwnPrices }, ...tags);
    return catalogue.getProductTemplate(id, options);
  },
);
