import { createSdk, type ProductCard, type Sdk } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';

/** The API as the browser of a visitor reaches it. */
export const sdkOf = (shop: string, locale: Locale): Sdk => createSdk({ endpoint: `${shop}/api/graphql`, locale });

/** Every product that can be bought. */
export async function wholeRange({ catalogue }: Sdk): Promise<readonly ProductCard[]> {
  const range: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const { products, pageCount } = await catalogue.getProductTemplatesList({ pageSize: 100, currentPage: page });
    range.push(...products.filter(({ isPromo }) => !isPromo));
    if (page >= pageCount) return range;
  }
}
