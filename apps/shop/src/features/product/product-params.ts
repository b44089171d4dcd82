import { readSegment } from '@/lib/routing/path-segment';
import type { Place, PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

/** Segments of a product in the internal tree. */
export interface ProductParams extends PlaceParams {
  readonly id: string;
  readonly slug: string;
}

/** What a product page is made from. */
export interface ProductAddress {
  readonly place: Place;
  readonly id: number;
  readonly slug: string;
}

export const readProductParams = ({ id, slug, ...place }: ProductParams): ProductAddress => ({
  place: requirePlace(place),
  id: Number(id),
  slug: readSegment(slug),
});

/** What the proxy wrote into the internal path. */
export const readProductQuery = (state: string): URLSearchParams => new URLSearchParams(readSegment(state));
