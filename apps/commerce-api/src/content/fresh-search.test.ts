import { createStoryDelivery, createStoryTree, fetchFrom, type ManagedStory } from '@geven/story-delivery';
import { createStoryReader } from '@geven/story-reader';
import { LOCALES, type Locale } from '@geven/timber';
import { expect, it, vi } from 'vitest';
import { createStoryContent } from '../stories/story-content';
import { keepStoriesFresh } from '../use-cases/pages/keep-stories-fresh';
import { createContent } from './content';

/** ms that an editor waits at most, and some for a busy machine. */
const SEEN_WITHIN = { timeout: 8000 };

const story = (content: object): ManagedStory => ({
  id: 7,
  uuid: 'u7',
  name: 'Rillen',
  slug: 'rillen',
  full_slug: 'blog/rillen',
  content: {
    _uid: 'c7',
    component: 'article',
    title: 'Rillen nach oben?',
    title__i18n__nl: 'Groeven boven?',
    title__i18n__en: 'Grooves up?',
    ...content,
  },
});

it('finds what an editor publishes within seconds, in the languages that it exists in, until it is gone (CM-16, SR-02)', async () => {
  const tree = createStoryTree();
  const space = { id: 1, name: 'S', languages: ['nl', 'en'] };
  const questions = vi.fn(fetchFrom(createStoryDelivery({ tree, tokens: { public: 'p', preview: 'd' }, space })));
  const reader = createStoryReader({
    delivery: { endpoint: 'https://x.invalid/v2', token: 'p', fetch: questions },
    defaultLanguage: 'de',
    log: { warn: () => undefined, info: () => undefined },
  });
  const content = createContent({
    source: createStoryContent({ reader, fill: (text) => text, onRead: async () => undefined }),
    onError: () => undefined,
  });
  const expired = vi.fn(async () => undefined);
  const freshness = keepStoriesFresh({
    pages: { expire: expired },
    readVersion: reader.version,
    onChange: content.refresh,
    onError: () => undefined,
  });
  const found = (locale: Locale) => content.search('rillen', locale).map(({ title }) => title);
  const afterChange = async (change: () => void) => {
    await vi.waitFor(() => expect(expired).toHaveBeenCalled(), SEEN_WITHIN);
    expired.mockClear();
    change();
    freshness.changed(7);
    // Who is told that pages are stale finds the new ones already.
    await vi.waitFor(() => expect(expired).toHaveBeenCalledWith(['story-7', 'story-lists']), SEEN_WITHIN);
    return LOCALES.flatMap(found);
  };

  const publish = (content: object = {}) => {
    tree.save(story(content));
    tree.publish(7);
  };
  await expect(afterChange(() => tree.save(story({})))).resolves.toEqual([]);
  const published = await afterChange(publish);
  expect(published.toSorted()).toEqual(['Groeven boven?', 'Grooves up?', 'Rillen nach oben?']);
  const asked = questions.mock.calls.length;
  for (let count = 0; count < 20; count += 1) LOCALES.map(found);
  expect(questions).toHaveBeenCalledTimes(asked);

  await expect(afterChange(() => publish({ languages: ['de'] }))).resolves.toEqual(['Rillen nach oben?']);
  await expect(afterChange(() => tree.unpublish(7))).resolves.toEqual([]);
  freshness.close();
  content.close();
});
