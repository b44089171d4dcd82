import type { ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { sdkOf } from '@/lib/api/sdk-server';
import { productHref } from '@/lib/products/product-href';
import { href } from '@/lib/routing/routes';

/** The product that somebody asks about. */
export interface AskedProduct {
  readonly id: ProductTemplateId;
  readonly name: string;
  readonly itemNumber: string;
  /** Its page. */
  readonly path: string;
}

/** The product that an address or a form names by its id; null where there is none. */
export async function loadAskedProduct(id: unknown, locale: Locale): Promise<AskedProduct | null> {
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) return null;
  const product = await sdkOf(locale).catalogue.getProductTemplate(Number(id) as ProductTemplateId);
  return (
    product && {
      id: product.id,
      name: product.title.name,
      itemNumber: product.itemNumber,
      path: productHref(href('product', locale), product),
    }
  );
}
