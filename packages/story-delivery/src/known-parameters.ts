import { unprocessable } from './request-refused';

const OF_ALL = ['token', 'cv', 'version'];
const OF_STORIES = [
  ...OF_ALL,
  ...['language', 'fallback_lang', 'resolve_relations', 'resolve_links', 'resolve_links_level', 'resolve_level'],
  ...['from_release', 'resolve_assets'],
];
const OF_LISTS = ['page', 'per_page'];

const KNOWN = {
  story: [...OF_STORIES, 'find_by'],
  stories: [
    ...[...OF_STORIES, ...OF_LISTS, 'starts_with', 'by_uuids', 'by_uuids_ordered', 'by_slugs', 'content_type'],
    ...['sort_by', 'excluding_ids', 'excluding_fields', 'is_startpage', 'with_tag', 'search_term'],
  ],
  links: [...OF_ALL, ...OF_LISTS, 'starts_with', 'paginated', 'include_dates', 'with_parent'],
  entries: [...OF_ALL, ...OF_LISTS, 'datasource', 'dimension'],
  space: OF_ALL,
} as const;

/** Refuses what the vendor's API does not know either (422), so that a typing error shows before the vendor does. */
export function checkParameters(query: URLSearchParams, endpoint: keyof typeof KNOWN): void {
  const known: readonly string[] = KNOWN[endpoint];
  for (const name of query.keys()) {
    const isFilter = endpoint === 'stories' && name.startsWith('filter_query[');
    if (!isFilter && !known.includes(name)) throw unprocessable(`${name} is not a parameter of this endpoint`);
  }
}
