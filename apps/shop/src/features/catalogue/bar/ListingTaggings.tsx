import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Chip } from '@geven/ui/Chip';
import { toggleFilter } from '@/lib/listing/filter-slug';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { isCachedListing } from '@/lib/listing/listing-segments';
import { TAGGING } from '../filters/filter-groups';
import * as styles from './listing-bar.css';

export interface ListingTaggingsProps {
  locale: Locale;
  address: ListingAddress;
  list: ProductList;
}

/**
 * The merchant's keywords as filters: the API lists those that are meant to be one (CT-28). Chosen ones are among
 * the chips that take filters back.
 */
export function ListingTaggings({ locale, address, list }: ListingTaggingsProps) {
  const group = list.filterGroups.find(({ attribute }) => attribute === TAGGING);
  const offered = group?.values.filter(({ count, isActive }) => count > 0 && !isActive) ?? [];
  if (offered.length === 0) return null;
  return (
    <ul aria-label={group?.name} className={styles.offered}>
      {offered.map(({ slug, name, count }) => {
        const target = { ...address, filters: toggleFilter(address.filters, TAGGING, slug), page: 1 };
        return (
          <li key={slug}>
            <Chip
              data-live={isCachedListing(target) ? undefined : ''}
              href={listingHref(locale, target)}
              rel="nofollow"
            >
              {name} <span className={styles.chipCount}>{count}</span>
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
