import type { CategoryListItem, ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { originOf } from '@/lib/routing/hosts';
import { href } from '@/lib/routing/routes';

export interface ListingStructuredDataInput {
  readonly locale: Locale;
  readonly list: ProductList;
  readonly heading: string;
  /** Categories from the root to this one. */
  readonly trail: readonly CategoryListItem[];
  /** Name of the listing of everything. */
  readonly allProducts: string;
}

/** The page as schema.org describes it: the way here and the products in their order (schema.org/ItemList). */
export function listingStructuredData({ locale, list, heading, trail, allProducts }: ListingStructuredDataInput) {
  const absolute = (path: string) => `${originOf(locale)}${path}`;
  const way = [
    { name: allProducts, path: href('category', locale) },
    ...trail.map(({ name, path }) => ({ name, path: href('category', locale, { segments: path.split('/') }) })),
  ];
  const first = (list.currentPage - 1) * list.pageSize + 1;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(path),
        })),
      },
      {
        '@type': 'ItemList',
        name: heading,
        numberOfItems: list.totalCount,
        itemListElement: list.products.map(({ id, slug }, index) => ({
          '@type': 'ListItem',
          position: first + index,
          url: absolute(href('product', locale, { segments: [slug, id] })),
        })),
      },
    ],
  };
}
