import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { Pack } from '@/components/pack/PackButton';
import type { CatalogueReader } from '@/lib/api/catalogue-of';
import { sdkOf, tagged } from '@/lib/api/sdk-server';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { CACHE_TAGS } from '@/lib/serving/cache-tags';
import { listInput, loadList } from '../load-listing';

/** A product with the packs that it is sold in, which only their list asks for. */
export type PackProduct = ProductCard & { readonly packs?: readonly Pack[] };

/** The products of a listing with their packs. */
export async function loadPacks(reader: CatalogueReader, address: ListingAddress): Promise<readonly PackProduct[]> {
  const { products } = await loadList(reader, { ...listInput(address), hasPacks: true });
  return products;
}

/** The packs that can be bought. */
export const soldPacks = ({ packs = [] }: PackProduct): readonly Pack[] =>
  packs.filter(({ isPublished, isSample }) => isPublished && !isSample);

/** The sentence on what a product is for, which lists do not have; null without one. */
export async function loadIntro(locale: Locale, id: ProductTemplateId): Promise<string | null> {
  const product = await sdkOf(locale).catalogue.getProductTemplate(id, tagged(CACHE_TAGS.catalogue, CACHE_TAGS.day));
  return product?.intro || null;
}
