import type { ListingAddress } from '../../lib/listing-address';
import { readListingSegments } from '../../lib/listing-segments';
import type { Place, PlaceParams } from '../../lib/place';
import { requirePlace } from '../../lib/require-place';

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
