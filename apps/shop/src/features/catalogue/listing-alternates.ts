import type { ProductList } from '@geven/odoo-sdk';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { type Alternates, alternatesOf } from '@/lib/routing/alternates';

/** The same listing in every language, under each language's own slugs. */
export function listingAlternates(list: ProductList, address: ListingAddress): Alternates {
  return alternatesOf((locale) =>
    listingHref(locale, {
      ...address,
      page: list.currentPage,
      category: list.category ? list.category.paths[locale].split('/') : [],
    }),
  );
}
