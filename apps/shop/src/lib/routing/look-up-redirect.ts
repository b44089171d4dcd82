import type { Locale } from '@geven/timber';
import { sdkOf } from '../api/sdk-server';
import { href } from './routes';
import { redirectOfSearch } from './search-redirects';

/** A question whose answer may send the visitor elsewhere: the address alone does not tell. */
export type Lookup =
  | { readonly kind: 'search'; readonly term: string }
  | { readonly kind: 'barcode'; readonly barcode: string };

/**
 * Path that a request is sent to instead of being answered: the redirect of a search (SR-04), or the product with a
 * barcode, its variant chosen (RT-07). Null when there is none; throws when the API cannot say whose barcode it is.
 */
export async function lookUpRedirect(lookup: Lookup, locale: Locale): Promise<string | null> {
  if (lookup.kind === 'search') return redirectOfSearch(lookup.term, locale);
  const { barcode } = lookup;
  const variant = await sdkOf(locale).catalogue.getProductVariant({ barcode });
  if (!variant) return null;
  const { id, slugs } = variant.product;
  return href('product', locale, { segments: [slugs[locale], id], query: { variant: variant.id } });
}
