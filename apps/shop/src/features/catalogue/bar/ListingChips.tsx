import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Chip } from '@geven/ui/Chip';
import { Link } from '@geven/ui/Link';
import { countFilters, toggleFilter } from '@/lib/listing/filter-slug';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import { chosenFilters } from '../filters/chosen-filters';
import * as styles from './listing-bar.css';

export interface ListingChipsProps {
  locale: Locale;
  address: ListingAddress;
  list: ProductList;
}

/**
 * The chosen filters, each with the way to take it back; unknown ones of an old or mistyped address too (CT-40). Where
 * nothing is found, the way to take all of them back is below, in `ListingEmpty`.
 */
export function ListingChips({ locale, address, list }: ListingChipsProps) {
  if (countFilters(address.filters) === 0) return null;
  const t = getTexts(locale, 'catalogue');
  const without = (filters: ListingAddress['filters']) => listingHref(locale, { ...address, filters, page: 1 });
  return (
    <ul className={styles.chips}>
      {chosenFilters(address.filters, list).map(({ attribute, value, name }) => (
        <li key={`${attribute} ${value}`}>
          <Chip
            href={without(toggleFilter(address.filters, attribute, value))}
            rel="nofollow"
            removeLabel={t('filters.removeFilter', { filter: name })}
          >
            {name}
          </Chip>
        </li>
      ))}
      {list.products.length > 0 && (
        <li>
          <Link href={without(new Map())}>{t('filters.removeAll')}</Link>
        </li>
      )}
    </ul>
  );
}
