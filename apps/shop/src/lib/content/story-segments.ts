import { readSegment, writeSegment } from '../routing/path-segment';
import { isTopic, type StoryView } from './story-view';

/** How a list of stories is shown when its address says nothing about it. */
const ALL_TOPICS = '-';
const MAX_PAGE = 1000;

/** What the query of a story's address asks of a list on it. */
export function storyViewOf(query: URLSearchParams): StoryView {
  const topic = query.get('topic') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    topic: isTopic(topic) ? topic : null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The internal path of a story with such a list. */
export const storySegments = (slug: string, { topic, page }: StoryView): string =>
  `${writeSegment(slug)}/${topic ?? ALL_TOPICS}.${page}`;

/** Reads back what `storySegments` wrote. */
export function readStorySegments({ slug = '', view = '' }: Readonly<Record<string, string>>) {
  const [topic = '', page = ''] = readSegment(view).split('.');
  return { slug: readSegment(slug), view: storyViewOf(new URLSearchParams({ topic, page })) };
}
