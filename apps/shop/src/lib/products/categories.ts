import type { CategoryListItem } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { sdkOf, tagged } from '../api/sdk-server';
import { CACHE_TAGS } from '../serving/cache-tags';

/** Every category in the order of the navigation; one call per render. */
export const loadCategories = cache((locale: Locale) =>
  sdkOf(locale).catalogue.getWebsiteCategories(tagged(CACHE_TAGS.catalogue)),
);

/** Categories of the first level. */
export const rootsOf = (categories: readonly CategoryListItem[]) => categories.filter(({ parent }) => !parent);
