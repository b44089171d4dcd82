import type { ProductCard } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { Pack } from '@/components/pack/PackButton';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { listInput, loadList } from '../load-listing';

/** A product with the packs that it is sold in, which only their list asks for. */
export type PackProduct = ProductCard & { readonly packs?: readonly Pack[] };

/** The products of a listing with their packs. */
export async function loadPacks(locale: Locale, address: ListingAddress): Promise<readonly PackProduct[]> {
  const { products } = await loadList(locale, JSON.stringify({ ...listInput(address), hasPacks: true }));
  return products;
}
