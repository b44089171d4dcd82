import { readSegment, writeSegment } from '../routing/path-segment';
import { isSpeciesSort, isTopic, type StoryView } from './story-view';

/** What stands for nothing asked. */
const AS_USUAL = '-';
const MAX_PAGE = 1000;

/** What the query of a story's address asks of a list on it. */
export function storyViewOf(query: URLSearchParams): StoryView {
  const topic = query.get('topic') ?? '';
  const page = Number(query.get('page') ?? 1);
  const sort = query.get('sort') ?? '';
  return {
    topic: isTopic(topic) ? topic : null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    sort: isSpeciesSort(sort) ? sort : null,
  };
}

/** The internal path of a story with such a list. */
export const storySegments = (slug: string, { topic, page, sort }: StoryView): string =>
  `${writeSegment(slug)}/${topic ?? AS_USUAL}.${page}.${sort ?? AS_USUAL}`;

/** Reads back what `storySegments` wrote. */
export function readStorySegments({ slug = '', view = '' }: Readonly<Record<string, string>>) {
  const [topic = '', page = '', sort = ''] = readSegment(view).split('.');
  return { slug: readSegment(slug), view: storyViewOf(new URLSearchParams({ topic, page, sort })) };
}
