import { translatedPath } from './delivered-story';
import { localize } from './localize';
import type { Block, ContentValue, ManagedStory } from './managed-story';
import { unprocessable } from './request-refused';

/** What a list of stories is narrowed down to, and in which order. */
export interface Selection {
  readonly language: string | null;
  readonly query: URLSearchParams;
}

/** Stories that a list asks for, in its order; 422 for a filter that does not exist. */
export function selectStories(stories: readonly ManagedStory[], { language, query }: Selection): ManagedStory[] {
  const startsWith = query.get('starts_with');
  const uuids = listOf(query.get('by_uuids') ?? query.get('by_uuids_ordered'));
  const slugs = listOf(query.get('by_slugs'));
  const excluded = listOf(query.get('excluding_ids'));
  const contentType = query.get('content_type');
  const filters = [...query].flatMap(([name, value]) => {
    const [, field, operator] = /^filter_query\[([^\]]+)\]\[([^\]]+)\]$/.exec(name) ?? [];
    return field && operator ? [{ field, matches: matcherOf(operator, value) }] : [];
  });
  const found = stories.filter((story) => {
    const content = localize(story.content, language) as Block;
    return (
      (startsWith === null || [story.full_slug, pathIn(story, language)].some((path) => path.startsWith(startsWith))) &&
      (uuids === null || uuids.includes(story.uuid)) &&
      (slugs === null || slugs.some((slug) => isSlug(story.full_slug, slug))) &&
      (excluded === null || !excluded.includes(String(story.id))) &&
      (contentType === null || content.component === contentType) &&
      filters.every(({ field, matches }) => matches(content[field]))
    );
  });
  const ordered = listOf(query.get('by_uuids_ordered'));
  if (ordered) return found.sort((one, other) => ordered.indexOf(one.uuid) - ordered.indexOf(other.uuid));
  return sorted(found, query.get('sort_by'), language);
}

const pathIn = (story: ManagedStory, language: string | null) =>
  language === null ? story.full_slug : translatedPath(story, language);

const listOf = (text: string | null): string[] | null => (text === null ? null : text.split(',').filter(Boolean));

const isSlug = (slug: string, wanted: string) =>
  wanted.endsWith('*') ? slug.startsWith(wanted.slice(0, -1)) : slug === wanted;

type Matcher = (value: ContentValue) => boolean;

const textOf = (value: ContentValue): string => (value === null || value === undefined ? '' : String(value));
const valuesOf = (value: ContentValue): string[] => (Array.isArray(value) ? value.map(textOf) : [textOf(value)]);

function matcherOf(operator: string, given: string): Matcher {
  if (operator === 'is') return isMatcher(given);
  const values = given.split(',');
  const isLike = likeMatcher(given);
  const matchers: Record<string, Matcher> = {
    in: (value) => valuesOf(value).some((each) => values.includes(each)),
    not_in: (value) => !valuesOf(value).some((each) => values.includes(each)),
    like: (value) => isLike(textOf(value)),
    not_like: (value) => !isLike(textOf(value)),
    all_in_array: (value) => values.every((each) => valuesOf(value).includes(each)),
    any_in_array: (value) => values.some((each) => valuesOf(value).includes(each)),
    gt_int: (value) => Number(value) > Number(given),
    lt_int: (value) => Number(value) < Number(given),
    gt_float: (value) => Number(value) > Number(given),
    lt_float: (value) => Number(value) < Number(given),
    gt_date: (value) => Date.parse(textOf(value)) > Date.parse(given),
    lt_date: (value) => Date.parse(textOf(value)) < Date.parse(given),
  };
  const matcher = matchers[operator];
  if (!matcher) throw unprocessable(`filter_query has no operator ${operator}`);
  return matcher;
}

function likeMatcher(pattern: string): (text: string) => boolean {
  const parts = pattern.toLowerCase().split('*');
  const source = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  const expression = new RegExp(`^${source}$`, 's');
  return (text) => expression.test(text.toLowerCase());
}

function isMatcher(given: string): Matcher {
  const matchers: Record<string, Matcher> = {
    true: (value) => value === true,
    false: (value) => value !== true,
    null: (value) => value === null || value === undefined,
    not_null: (value) => value !== null && value !== undefined,
    empty: (value) => textOf(value) === '',
    not_empty: (value) => textOf(value) !== '',
    empty_array: (value) => Array.isArray(value) && value.length === 0,
    not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  };
  const matcher = matchers[given];
  if (!matcher) throw unprocessable(`filter_query cannot be ${given}`);
  return matcher;
}

/** By the tree's own order, or by `content.published_on:desc`; stories without a value come last. */
function sorted(stories: ManagedStory[], sortBy: string | null, language: string | null): ManagedStory[] {
  if (sortBy === null) return stories;
  const [field = '', direction = 'asc', type = ''] = sortBy.split(':');
  if (direction !== 'asc' && direction !== 'desc') throw unprocessable(`sort_by has no direction ${direction}`);
  const sign = direction === 'desc' ? -1 : 1;
  const keyOf = (story: ManagedStory) =>
    field.startsWith('content.')
      ? textOf((localize(story.content, language) as Block)[field.slice('content.'.length)])
      : textOf({ ...story }[field as keyof ManagedStory] as ContentValue);
  const compare = (one: string, other: string) =>
    type === 'int' || type === 'float' || field === 'position' || field === 'id'
      ? Number(one) - Number(other)
      : one < other
        ? -1
        : Number(one > other);
  return stories
    .map((story) => ({ story, key: keyOf(story) }))
    .sort((one, other) =>
      one.key === '' || other.key === ''
        ? Number(one.key === '') - Number(other.key === '')
        : sign * compare(one.key, other.key),
    )
    .map(({ story }) => story);
}
