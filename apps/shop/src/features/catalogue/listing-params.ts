import type { ListingAddress } from '@/lib/listing/listing-address';
import { readListingSegments } from '@/lib/listing/listing-segments';
import type { Place, PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

/** Segments of a listing in the internal tree. */
export interface ListingParams extends PlaceParams {
  readonly category: string;
  readonly filters: string;
  readonly view: string;
}

/** What a listing page is made from. */
export interface ListingPageProps {
  readonly place: Place;
  readonly address: ListingAddress;
}

export const readListingParams = ({ category, filters, view, ...place }: ListingParams): ListingPageProps => ({
  place: requirePlace(place),
  address: readListingSegments(category, filters, view),
});
