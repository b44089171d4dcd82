import type { ListingAddress } from '@/lib/listing/listing-address';
import { readListingSegments } from '@/lib/listing/listing-segments';
import type { PageContext, PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

/** Segments of a listing in the internal tree. */
export interface ListingParams extends PageContextParams {
  readonly category: string;
  readonly filters: string;
  readonly view: string;
}

/** What a listing page is made from. */
export interface ListingPageProps {
  readonly context: PageContext;
  readonly address: ListingAddress;
}

export const readListingParams = ({ category, filters, view, ...context }: ListingParams): ListingPageProps => ({
  context: requirePageContext(context),
  address: readListingSegments(category, filters, view),
});
