import { PAGE_SIZE } from '@geven/timber';
import { readSegment, writeSegment } from '../routing/path-segment';
import { countFilters, filterSlug, parseFilterSlug } from './filter-slug';
import { LISTING_VIEWS, type ListingAddress } from './listing-address';

/** Combinations beyond these are rendered when asked, not kept: the cache holds what many people look at. */
const MAX_CACHED_FILTERS = 2;
const MAX_CACHED_PAGES = 10;

/** Whether many people are likely to ask for the same listing. */
export function isCachedListing({ filters, page, pageSize, q }: ListingAddress): boolean {
  return q === '' && pageSize === PAGE_SIZE && page <= MAX_CACHED_PAGES && countFilters(filters) <= MAX_CACHED_FILTERS;
}

/** A listing's address as three path segments of the internal tree, the same for every way to write it. */
export function listingSegments({ category, filters, sort, page, pageSize, q, view }: ListingAddress): string[] {
  return [
    category.length > 0 ? category.join(',') : '_',
    filterSlug(filters) || '_',
    ['v', sort.replace(',', '-') || 'relevance', page, pageSize, view, q].join('~'),
  ].map(writeSegment);
}

/** Reads back what `listingSegments` wrote. */
export function readListingSegments(category: string, filters: string, shown: string): ListingAddress {
  const [, sort = '', page = '1', pageSize = String(PAGE_SIZE), view, ...q] = readSegment(shown).split('~');
  const categoryPath = readSegment(category);
  return {
    category: categoryPath === '_' ? [] : categoryPath.split(','),
    filters: parseFilterSlug(readSegment(filters)),
    sort: sort === 'relevance' ? '' : sort.replace('-', ','),
    page: Number(page),
    pageSize: Number(pageSize),
    q: q.join('~'),
    view: LISTING_VIEWS.find((each) => each === view) ?? 'cards',
  };
}
