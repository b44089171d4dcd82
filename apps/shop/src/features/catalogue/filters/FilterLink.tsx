import type { Locale } from '@geven/timber';
import type { ReactNode } from 'react';
import { toggleFilter } from '@/lib/listing/filter-slug';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { isCachedListing } from '@/lib/listing/listing-segments';
import type { FilterValue } from './filter-groups';
import * as styles from './filter-panel.css';

export interface FilterLinkProps {
  locale: Locale;
  address: ListingAddress;
  attribute: string;
  value: FilterValue;
  /** Drawing before the name. */
  glyph?: ReactNode;
}

/** A value of a filter: a link that chooses it or takes it back, with the number of products that it would show. */
export function FilterLink({ locale, address, attribute, value, glyph }: FilterLinkProps) {
  const { slug, name, count, isActive } = value;
  const label = (
    <>
      {glyph}
      {name}
      <span className={styles.count}>{count}</span>
    </>
  );
  // A value that would show nothing is text, not a link into a dead end.
  if (count === 0 && !isActive) return <span className={styles.empty}>{label}</span>;
  const target = { ...address, filters: toggleFilter(address.filters, attribute, slug), page: 1 };
  return (
    <a
      aria-current={isActive ? 'true' : undefined}
      className={styles.link}
      data-filter={`${attribute}.${slug}`}
      data-live={isCachedListing(target) ? undefined : ''}
      href={listingHref(locale, target)}
      rel="nofollow"
    >
      {label}
    </a>
  );
}
