import { type Locale, PAGE_SIZE, SORT_FIELDS } from '@geven/timber';
import { href } from '../routing/routes';
import { type Filters, filterSlug, parseFilterSlug } from './filter-slug';
import { searchTerm } from './search-term';

/** How products are shown: as cards for the eye, or as rows for those who know their sizes. */
export const LISTING_VIEWS = ['cards', 'table'] as const;
export type ListingView = (typeof LISTING_VIEWS)[number];

/** Page sizes that the listing offers; an address may ask for any from 1 to 100 (CT-07). */
export const PAGE_SIZES = [PAGE_SIZE, 36, 72] as const;

/** Everything that the address of a listing says. */
export interface ListingAddress {
  /** Slugs from the root; empty for all products. */
  readonly category: readonly string[];
  readonly filters: Filters;
  /** `field,ASC` or `field,DESC`; empty for relevance. */
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
  /** Search term; empty without one. */
  readonly q: string;
  readonly view: ListingView;
}

/** All products as a first visit shows them: what an address does not say. */
export const WHOLE_RANGE: ListingAddress = {
  category: [],
  filters: new Map(),
  sort: '',
  page: 1,
  pageSize: PAGE_SIZE,
  q: '',
  view: 'cards',
};

const MAX_PER_PAGE = 100;
const SORTS: ReadonlySet<string> = new Set(SORT_FIELDS.flatMap((field) => [`${field},ASC`, `${field},DESC`]));

/**
 * Reads slugs and query: a slug with `__` holds filters, one that begins with `_` is no category (CT-02, CT-04).
 * `usualView` is how this visitor last looked at a range; an address that names a view wins.
 */
export function parseListingAddress(
  segments: readonly string[],
  query: URLSearchParams,
  usualView: ListingView = 'cards',
): ListingAddress {
  const isFilter = (segment: string) => segment.includes('__');
  const filters = parseFilterSlug(
    segments
      .filter(isFilter)
      .map((segment) => segment.slice(segment.indexOf('__')))
      .join(''),
  );
  const category = segments.filter((segment) => !isFilter(segment) && !segment.startsWith('_'));
  const sort = query.get('sort') ?? '';
  return {
    category,
    filters,
    sort: SORTS.has(sort) && sort !== 'relevance,DESC' ? sort : '',
    page: wholeNumber(query.get('page'), 1, 1_000_000) ?? 1,
    pageSize: wholeNumber(query.get('itemsPerPage'), 1, MAX_PER_PAGE) ?? PAGE_SIZE,
    q: searchTerm(query.get('q') ?? ''),
    view: requestedView(query) ?? usualView,
  };
}

/** The view that an address names; null when it leaves that to the visitor. */
export const requestedView = (query: URLSearchParams): ListingView | null =>
  LISTING_VIEWS.find((view) => view === query.get('view')) ?? null;

/**
 * The address as a link; what is as usual leaves no trace. `namedView` is a view to name in any case: without it a
 * visitor who usually looks at tables could not go back to cards.
 */
export function listingHref(locale: Locale, address: ListingAddress, namedView?: ListingView): string {
  const filter = filterSlug(address.filters);
  const { sort, page, pageSize, q, view } = address;
  return href('category', locale, {
    segments: [...address.category, ...(filter ? [filter] : [])],
    query: {
      q,
      sort,
      page: page > 1 ? page : null,
      itemsPerPage: pageSize === PAGE_SIZE ? null : pageSize,
      view: namedView ?? (view === 'cards' ? null : view),
    },
  });
}

/** A whole number within bounds; null for anything else (CT-06, CT-07). */
function wholeNumber(text: string | null, min: number, max: number): number | null {
  if (!text || !/^\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
