import { notFound } from 'next/navigation';
import { type Place, type PlaceParams, readPlace } from './place';

/** The place of a page; addresses that the proxy never writes are not found. */
export function requirePlace(params: PlaceParams): Place {
  const place = readPlace(params);
  if (!place) notFound();
  return place;
}
