import type { CategoryText, ProductList, ProductListInput } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { type CatalogueReader, catalogueOf } from '@/lib/api/catalogue-of';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';

/** What a listing's address asks of the API. */
export function listInput({ category, filters, sort, page, pageSize, q, view }: ListingAddress): ProductListInput {
  return {
    pageSize,
    currentPage: page,
    ...(q ? { search: q } : {}),
    ...(sort ? { sort } : {}),
    ...(view === 'table' ? { hasLengths: true } : {}),
    filter: {
      ...(category.length > 0 ? { category: category.join('/') } : {}),
      attributes: [...filters].map(([attribute, values]) => ({ attribute, values: [...values] })),
    },
  };
}

/** One page of products; page and metadata of one render share the call. */
export const loadList = ({ locale, hasOwnPrices }: CatalogueReader, input: ProductListInput): Promise<ProductList> =>
  readList(locale, hasOwnPrices ?? false, JSON.stringify(input));

const readList = cache(async (locale: Locale, hasOwnPrices: boolean, input: string): Promise<ProductList> => {
  const { catalogue, options } = await catalogueOf({ locale, hasOwnPrices }, CACHE_TAGS.catalogue, CACHE_TAGS.day);
  return catalogue.getProductTemplatesList(JSON.parse(input), options);
});

export const loadListing = (reader: CatalogueReader, address: ListingAddress) => loadList(reader, listInput(address));

/** The text of a category with the chosen values; null where there is none, and for what belongs to no category. */
export async function loadListingText(locale: Locale, address: ListingAddress): Promise<CategoryText | null> {
  if (address.category.length === 0 || address.q) return null;
  const { attributes } = listInput(address).filter ?? {};
  return sdkOf(locale).catalogue.getCategoryText(
    { websiteCategorySlug: address.category.join('/'), productAttributeValueCombination: attributes ?? [] },
    tagged(CACHE_TAGS.catalogue),
  );
}
