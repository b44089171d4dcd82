import type { ListQuery, Story, StoryList } from '@geven/story-reader';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { CACHE_TAGS } from '../serving/cache-tags';
import { renderAgainSoon } from '../serving/render-again-soon';
import { tagPage } from '../serving/tag-page';
import { storyService } from './story-service';

/** A page with a story that may be old must not stay for a day. */
async function noteOutage(): Promise<void> {
  if (!storyService().reader.isOut()) return;
  await renderAgainSoon('story-outage');
}

/**
 * Reads, and tags the page; also where nothing was read, because a page may do without. Stories are read without Next's
 * fetch, from copies on disk too.
 */
async function tagged<Value>(reading: Promise<Value>, tag: string): Promise<Value> {
  try {
    return await reading;
  } finally {
    await tagPage(tag);
    await noteOutage();
  }
}

/** The index of all stories; the page is dropped when a story comes, goes or moves. */
export const loadStoryIndex = cache(async () => {
  const [index] = await Promise.all([storyService().index(), tagPage(CACHE_TAGS.stories)]);
  return index;
});

/** A published story; null where there is none in this language. */
export const loadStory = cache(async (slug: string, locale: Locale): Promise<Story | null> => {
  const indexed = (await loadStoryIndex()).bySlug.get(slug);
  if (!indexed) {
    await tagPage(CACHE_TAGS.storyLists);
    return null;
  }
  const { reader } = storyService();
  return tagged(reader.story(slug, { language: locale }), CACHE_TAGS.story(indexed.id));
});

/** A list of published stories. */
export const loadStories = (query: ListQuery): Promise<StoryList> =>
  tagged(storyService().reader.stories(query), CACHE_TAGS.storyLists);
