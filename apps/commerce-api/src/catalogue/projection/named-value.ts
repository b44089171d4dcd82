import type { Locale } from '@geven/timber';
import type { CatalogueData } from './catalogue-data';

/** A value of an attribute as it is returned in one language. */
export interface NamedValue {
  slug: string;
  name: string;
}

/** A value by its key; called by it when nobody has named it. */
export function namedValue(data: CatalogueData, locale: Locale, attribute: string, slug: string): NamedValue {
  return { slug, name: data.attributeValue(attribute, slug)?.texts[locale].name ?? slug };
}
