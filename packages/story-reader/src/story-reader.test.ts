import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createStoryDelivery,
  createStoryTree,
  fetchFrom,
  type ManagedStory,
  type StoryTree,
} from '@geven/story-delivery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryAddress } from './story-client';
import { createStoryReader, type StoryReaderOptions } from './story-reader';

const story = (id: number, full_slug: string, content: Record<string, unknown> = {}) =>
  ({
    id,
    uuid: `uuid-${id}`,
    name: `Story ${id}`,
    slug: full_slug,
    full_slug,
    content: { _uid: `u${id}`, component: 'page', ...content },
    translated_slugs: [{ lang: 'nl', slug: `nl-${id}` }],
  }) as ManagedStory;

const STORIES = [
  story(1, 'layout', { title: 'Menü', title__i18n__nl: 'Menu' }),
  story(2, 'blog/lärche', { title: 'Lärche', topic: 'species', body: ['x'] }),
  story(3, 'blog/b', { related: ['uuid-2'] }),
];
const REDIRECTS = { redirects: [{ name: '/alt', value: '/neu', dimensions: { nl: '/nieuw' } }] };
const SPACE = { id: 12, name: 'Sample', languages: ['nl', 'en'] };
const TOKENS = { public: 'pub', preview: 'pre' };
const silent = { warn: () => undefined, info: () => undefined };

const deliveryOf = (tree: StoryTree) => createStoryDelivery({ tree, tokens: TOKENS, space: SPACE });

/** The delivery behind a socket, with faults that can be switched on. */
async function serve(tree: StoryTree): Promise<{ server: Server; fault: { mode: string }; endpoint: string }> {
  const delivery = deliveryOf(tree);
  const fault = { mode: '' };
  const server = createServer(async (request, response) => {
    if (fault.mode === 'slow') return;
    if (fault.mode === '429') return void response.writeHead(429).end('{}');
    if (fault.mode === 'down') return void request.socket.destroy();
    const answer = await delivery(new Request(`http://${request.headers.host}${request.url}`));
    const body = await answer.text();
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(fault.mode === 'half' ? body.slice(0, body.length / 2) : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, fault, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2` };
}

describe.each(['in this process', 'over HTTP'])('stories are read %s (API-70, CM-02)', (door) => {
  let tree: StoryTree;
  let address: DeliveryAddress;
  let server: Server | undefined;
  beforeEach(async () => {
    tree = createStoryTree({ stories: STORIES, datasources: REDIRECTS });
    if (door === 'over HTTP') {
      const served = await serve(tree);
      server = served.server;
      address = { endpoint: served.endpoint, token: 'pub' };
    } else {
      address = { endpoint: 'https://in-process.invalid/v2', token: 'pub', fetch: fetchFrom(deliveryOf(tree)) };
    }
  });
  afterEach(() => void server?.close());
  const reader = (more: Partial<StoryReaderOptions> = {}) =>
    createStoryReader({ delivery: address, defaultLanguage: 'de', log: silent, ...more });

  it('in the default language plus path, published or draft (API-70)', async () => {
    const drafts = reader({ delivery: { ...address, token: 'pre' } });
    tree.save(story(1, 'layout', { title: 'Entwurf', title__i18n__nl: 'Concept' }));
    const read = async (language: string, version: 'published' | 'draft') =>
      (await drafts.story('layout', { language, version }))?.content.title;
    expect(await read('de', 'published')).toBe('Menü');
    expect(await read('nl', 'draft')).toBe('Concept');
    expect(await read('de', 'draft')).toBe('Entwurf');
  });

  it('leave a story out of a list that is larger than any may be, and keep the others', async () => {
    const warn = vi.fn();
    tree.save(story(9, 'blog/huge', { text: 'x'.repeat(1024 * 1024 + 1) }));
    tree.publish(9);
    const { stories } = await reader({ log: { ...silent, warn } }).stories({ language: 'de', startsWith: 'blog/' });
    expect(stories.map(({ id }) => id)).toEqual([2, 3]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('by their path in the default language, in each language', async () => {
    expect((await reader().story('layout', { language: 'de' }))?.content.title).toBe('Menü');
    expect((await reader().story('layout', { language: 'nl' }))?.content.title).toBe('Menu');
    expect((await reader().story('blog/lärche', { language: 'de' }))?.id).toBe(2);
  });

  it('and one that nobody published is null', async () => {
    expect(await reader().story('blog/none', { language: 'de' })).toBeNull();
  });

  it('at once after they were published, without anybody saying so', async () => {
    const reading = reader();
    await reading.story('layout', { language: 'de' });
    tree.save(story(1, 'layout', { title: 'Neu' }));
    expect((await reading.story('layout', { language: 'de' }))?.content.title).toBe('Menü');
    tree.publish(1);
    expect((await reading.story('layout', { language: 'de' }))?.content.title).toBe('Neu');
    tree.unpublish(1);
    expect(await reading.story('layout', { language: 'de' })).toBeNull();
  });

  it('as drafts with the token of the preview, never with the public one', async () => {
    tree.save(story(1, 'layout', { title: 'Entwurf' }));
    const draft = { language: 'de', version: 'draft' } as const;
    await expect(reader().story('layout', draft)).rejects.toThrow('cannot be read');
    const preview = reader({ delivery: { ...address, token: 'pre' } });
    expect((await preview.story('layout', draft))?.content.title).toBe('Entwurf');
  });

  it('in lists, with what is related and without what is not wanted', async () => {
    const { stories, total } = await reader().stories({
      language: 'de',
      startsWith: 'blog/',
      perPage: 1,
      page: 2,
      resolveRelations: ['page.related'],
    });
    expect(total).toBe(2);
    expect(stories[0]?.content.related).toMatchObject([{ content: { title: 'Lärche' } }]);
    const slim = await reader().stories({ language: 'de', startsWith: 'blog/', excludingFields: ['body'] });
    expect(slim.stories[0]?.content).not.toHaveProperty('body');
  });

  it('with their addresses, their redirects and the version of it all', async () => {
    const links = await reader().links();
    expect(links.map(({ slug }) => slug)).toEqual(['layout', 'blog/lärche', 'blog/b']);
    expect(links[1]?.alternates?.[0]).toMatchObject({ lang: 'nl', path: 'blog/nl-2' });
    expect(await reader().datasource('redirects')).toEqual(new Map([['/alt', '/neu']]));
    expect(await reader().datasource('redirects', 'nl')).toEqual(new Map([['/alt', '/nieuw']]));
    const before = await reader().version();
    tree.publish(1);
    expect(await reader().version()).toBeGreaterThan(before);
  });

  it('and refused when they are larger than any page', async () => {
    const deep = (levels: number): object => ({ component: 'Deep', body: levels > 0 ? [deep(levels - 1)] : [] });
    for (const content of [deep(40), { text: 'x'.repeat(5 * 1024 * 1024) }]) {
      tree.save(story(9, 's/huge', content as Record<string, unknown>));
      tree.publish(9);
      await expect(reader().story('s/huge', { language: 'de' })).rejects.toThrow('cannot be read');
    }
  });
});

describe('a content service that is not well (CM-03)', () => {
  let tree: StoryTree;
  let served: Awaited<ReturnType<typeof serve>>;
  const lines: string[] = [];
  const log = {
    warn: (message: string) => void lines.push(message),
    info: (message: string) => void lines.push(message),
  };
  beforeEach(async () => {
    lines.length = 0;
    tree = createStoryTree({ stories: STORIES });
    served = await serve(tree);
  });
  afterEach(() => {
    served.server.closeAllConnections();
    served.server.close();
  });

  function readerWith(more: Partial<StoryReaderOptions> = {}) {
    const kept = new Map<string, string>();
    const keep = {
      read: async (key: string) => kept.get(key) ?? null,
      write: async (key: string, value: string) => void kept.set(key, value),
    };
    const shippedTree = createStoryTree({
      stories: [story(1, 'layout', { title: 'Mitgeliefert' }), story(8, 's/recht')],
    });
    return createStoryReader({
      delivery: { endpoint: served.endpoint, token: 'pub' },
      defaultLanguage: 'de',
      keep,
      shipped: { endpoint: 'https://shipped.invalid/v2', token: 'pub', fetch: fetchFrom(deliveryOf(shippedTree)) },
      mayUseShipped: (slug) => slug === 'layout',
      timeoutMs: 300,
      log,
      ...more,
    });
  }

  it.each(['down', 'slow', '429', 'half'])('is replaced by the last good copy when it is %s', async (mode) => {
    const reader = readerWith();
    await reader.story('blog/b', { language: 'de' });
    await vi.waitFor(() => expect(lines).toEqual([]));
    served.fault.mode = mode;
    const before = performance.now();
    expect((await reader.story('blog/b', { language: 'de' }))?.id).toBe(3);
    expect(performance.now() - before).toBeLessThan(2000);
    // What it returned may be old: whoever shows it asks again soon.
    expect(reader.isOut()).toBe(true);
    served.fault.mode = '';
    await reader.story('layout', { language: 'de' });
    expect(reader.isOut()).toBe(false);
  });

  it('is replaced by what ships with the project where that may be, else it is said', async () => {
    served.fault.mode = 'down';
    const reader = readerWith();
    expect((await reader.story('layout', { language: 'de' }))?.content.title).toBe('Mitgeliefert');
    await expect(reader.story('s/recht', { language: 'de' })).rejects.toThrow('story s/recht de cannot be read');
  });

  it('is named once for an outage, and once when it is over', async () => {
    const reader = readerWith();
    served.fault.mode = 'down';
    for (let count = 0; count < 3; count++) await reader.story('layout', { language: 'de' });
    expect(lines).toEqual(['error fetching storyblok data']);
    served.fault.mode = '';
    await reader.story('layout', { language: 'de' });
    expect(lines).toEqual(['error fetching storyblok data', 'storyblok data can be fetched again']);
  });

  it('is asked no more for a while after five failures, and then again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      served.fault.mode = 'down';
      const reader = readerWith();
      for (let count = 0; count < 5; count++) await reader.story('layout', { language: 'de' });
      served.fault.mode = '';
      expect((await reader.story('layout', { language: 'de' }))?.content.title).toBe('Mitgeliefert');
      vi.setSystemTime(Date.now() + 3001);
      expect((await reader.story('layout', { language: 'de' }))?.content.title).toBe('Menü');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is believed when it says that a story is gone: no copy comes back', async () => {
    const reader = readerWith();
    await reader.story('blog/b', { language: 'de' });
    tree.unpublish(3);
    expect(await reader.story('blog/b', { language: 'de' })).toBeNull();
    served.fault.mode = 'down';
    expect(await reader.story('blog/b', { language: 'de' })).toBeNull();
  });
});
