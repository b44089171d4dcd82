import { type Locale, PAGE_SIZE, SORT_FIELDS } from '@geven/timber';
import { type Filters, filterSlug, parseFilterSlug } from './filter-slug';
import { href } from './routes';

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
}

const MOST_PER_PAGE = 100;
const SORTS: ReadonlySet<string> = new Set(SORT_FIELDS.flatMap((field) => [`${field},ASC`, `${field},DESC`]));

/** Reads slugs and query: a slug with `__` holds filters, one that begins with `_` is no category (CT-02, CT-04). */
export function parseListingAddress(segments: readonly string[], query: URLSearchParams): ListingAddress {
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
    pageSize: wholeNumber(query.get('itemsPerPage'), 1, MOST_PER_PAGE) ?? PAGE_SIZE,
    q: (query.get('q') ?? '').trim().slice(0, 200),
  };
}

/** The address as a link; what is as usual leaves no trace. */
export function listingHref(locale: Locale, address: ListingAddress): string {
  const filter = filterSlug(address.filters);
  const { sort, page, pageSize, q } = address;
  return href('category', locale, {
    segments: [...address.category, ...(filter ? [filter] : [])],
    query: {
      q,
      sort,
      page: page > 1 ? page : null,
      itemsPerPage: pageSize === PAGE_SIZE ? null : pageSize,
    },
  });
}

/** A whole number within bounds; null for anything else (CT-06, CT-07). */
function wholeNumber(text: string | null, least: number, most: number): number | null {
  if (!text || !/^\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
