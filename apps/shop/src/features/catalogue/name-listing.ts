import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import { chosenFilters } from './filters/chosen-filters';

/** Filter values that a name contains; more would be a list, and the chips are one. */
const MAX_NAMED = 2;

/** What a listing is called above its products and in the head of its page. */
export interface ListingName {
  readonly heading: string;
  readonly seoTitle: string;
}

/** Names a listing by its search, or by its category and its filters: pages that are indexed each have a name of their own. */
export function nameListing(locale: Locale, list: ProductList, address: ListingAddress): ListingName {
  const t = getTexts(locale, 'catalogue');
  if (address.q) {
    const heading = t('listing.searchTitle', { q: address.q });
    return { heading, seoTitle: heading };
  }
  const chosen = chosenFilters(address.filters, list).filter(({ isKnown }) => isKnown);
  const isNamed = chosen.length > 0 && chosen.length <= MAX_NAMED;
  const filters = isNamed ? chosen.map(({ name }) => name) : [];
  const category = list.category ? [list.category.name] : [];
  return {
    heading: [...category, ...filters].join(', ') || getTexts(locale, 'common')('allProducts'),
    seoTitle: [list.category?.seoTitle ?? t('listing.seoTitle'), ...filters].join(', '),
  };
}
