import { formatDecimal, type Locale } from '@geven/timber';
import type { DocumentedProduct } from './documented-product';

/** Per cent of moisture between a wet and a dry season outdoors. */
const MOISTURE_CHANGE = 5;

/** How many mm a board gets wider or narrower between seasons, with one decimal; null where its species has no figure. */
export function boardMovement({ width, specie }: DocumentedProduct, locale: Locale): string | null {
  if (width === null || !specie?.movement) return null;
  return formatDecimal((width * specie.movement * MOISTURE_CHANGE) / 100, 1, locale);
}
