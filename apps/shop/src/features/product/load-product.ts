import type { Product, ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

/** A published product; page and metadata of one render share the call. */
export const loadProduct = cache(
  (locale: Locale, id: ProductTemplateId): Promise<Product | null> =>
    sdkOf(locale).catalogue.getProductTemplate(
      id,
      tagged(CACHE_TAGS.catalogue, CACHE_TAGS.product(id), CACHE_TAGS.day),
    ),
);
