import type { SearchResults } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { sdkOf } from '@/lib/api/sdk-server';

/** What a term finds besides the listing's products; the parts of one page share the call. */
export const loadSearch = cache(
  (locale: Locale, term: string): Promise<SearchResults> =>
    sdkOf(locale).catalogue.getSearchResults({ search: term, limit: 1 }),
);
