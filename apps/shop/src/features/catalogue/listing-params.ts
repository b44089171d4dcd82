import type { ListingAddress } from '@/lib/listing/listing-address';
import { readListingSegments } from '@/lib/listing/listing-segments';
import type { PageContext } from '@/lib/routing/page-context';

/** What a listing page is made from. */
export interface ListingPageProps {
  readonly context: PageContext;
  readonly address: ListingAddress;
}

/** The segments of a listing in the internal tree. */
export const readListingParams = ({ category = '', filters = '', view = '' }: Readonly<Record<string, string>>) => ({
  address: readListingSegments(category, filters, view),
});
