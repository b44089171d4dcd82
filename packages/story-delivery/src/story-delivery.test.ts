import { beforeEach, describe, expect, it } from 'vitest';
import { fetchFrom } from './fetch-from';
import type { ManagedStory } from './managed-story';
import { createStoryDelivery, type StoryDelivery } from './story-delivery';
import { createStoryTree, type StoryTree } from './story-tree';

const story = (
  id: number,
  full_slug: string,
  content: Record<string, unknown> = {},
  more: Partial<ManagedStory> = {},
) =>
  ({
    id,
    uuid: `uuid-${id}`,
    name: `Story ${id}`,
    slug: full_slug.split('/').at(-1) ?? '',
    full_slug,
    content: { _uid: `u${id}`, component: 'page', ...content },
    ...more,
  }) as ManagedStory;

const STORIES = [
  story(
    1,
    't/wissensdatenbank',
    { title: 'Wissen', title__i18n__nl: 'Kennis', title__i18n__en: '' },
    {
      translated_slugs: [
        { lang: 'nl', slug: 'kennisbank', name: 'Kennisbank' },
        { lang: 'en', slug: 'kennisbank' },
      ],
    },
  ),
  story(2, 'blog/laerche', {
    component: 'article',
    title: 'Lärche',
    topic: 'species',
    published_on: '2026-10-02',
    related: ['uuid-1', 'gone'],
  }),
  story(3, 'blog/douglasie', {
    component: 'article',
    title: 'Douglasie',
    topic: 'decking',
    published_on: '2026-11-02',
  }),
  story(4, 's/entwurf', { title: 'Entwurf' }, { published: false }),
  story(5, 'layout', {
    component: 'layout',
    header: [{ _uid: 'h', component: 'HeaderMenu', title: 'Menü', title__i18n__nl: 'Menu' }],
  }),
];

describe('the delivery API over a tree (CM-02, CM-13)', () => {
  let tree: StoryTree;
  let delivery: StoryDelivery;
  beforeEach(() => {
    tree = createStoryTree({
      stories: STORIES,
      datasources: { redirects: [{ name: '/alt', value: '/neu', dimensions: { nl: '/nieuw' } }] },
    });
    delivery = createStoryDelivery({
      tree,
      tokens: { public: 'pub', preview: 'pre' },
      space: { id: 12, name: 'Sample', languages: ['nl', 'en'] },
    });
  });

  const request = (path: string, params: Record<string, string> = {}) =>
    new Request(`https://api.example/v2/cdn/${path}?${new URLSearchParams({ token: 'pub', ...params })}`);
  async function get(path: string, params: Record<string, string> = {}) {
    const response = await fetchFrom(delivery)(request(path, params));
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  it('shows a story in each language, and in the default one what is not translated', async () => {
    const { body } = await get('stories/t/wissensdatenbank');
    expect(body.story).toMatchObject({
      lang: 'default',
      full_slug: 't/wissensdatenbank',
      content: { title: 'Wissen' },
    });
    expect(body.story.translated_slugs).toEqual([
      { path: 't/kennisbank', name: 'Kennisbank', lang: 'nl' },
      { path: 't/kennisbank', name: null, lang: 'en' },
    ]);
    const dutch = (await get('stories/t/wissensdatenbank', { language: 'nl' })).body.story;
    expect(dutch).toMatchObject({
      lang: 'nl',
      name: 'Kennisbank',
      full_slug: 'nl/t/kennisbank',
      content: { title: 'Kennis' },
    });
    expect(dutch.default_full_slug).toBe('t/wissensdatenbank');
    expect((await get('stories/t/wissensdatenbank', { language: 'en' })).body.story.content.title).toBe('Wissen');
    expect(JSON.stringify(dutch)).not.toContain('__i18n__');
  });

  it('translates the fields of blocks inside', async () => {
    const { body } = await get('stories/layout', { language: 'nl' });
    expect(body.story.content.header[0].title).toBe('Menu');
  });

  it('finds a story by its id, its uuid and its path in a language', async () => {
    for (const [path, params] of [
      ['stories/1', {}],
      ['stories/uuid-1', { find_by: 'uuid' }],
      ['stories/nl/t/kennisbank', {}],
      ['stories/t/kennisbank', { language: 'nl' }],
    ] as const) {
      expect((await get(path, params)).body.story.id, path).toBe(1);
    }
  });

  it('lists stories in pages, says how many there are, and narrows them down', async () => {
    const slugs = async (params: Record<string, string>) =>
      (await get('stories', params)).body.stories.map(
        ({ default_full_slug }: { default_full_slug: string }) => default_full_slug,
      );
    const { headers } = await get('stories', { per_page: '2' });
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['4', '2']);
    expect(await slugs({ per_page: '2', page: '2' })).toEqual(['blog/douglasie', 'layout']);
    expect(await slugs({ starts_with: 'blog/', sort_by: 'content.published_on:desc' })).toEqual([
      'blog/douglasie',
      'blog/laerche',
    ]);
    expect(await slugs({ content_type: 'layout' })).toEqual(['layout']);
    expect(await slugs({ by_slugs: 'blog/*' })).toHaveLength(2);
    expect(await slugs({ by_uuids: 'uuid-3,uuid-1' })).toEqual(['t/wissensdatenbank', 'blog/douglasie']);
    expect(await slugs({ 'filter_query[topic][in]': 'species,care' })).toEqual(['blog/laerche']);
    expect(await slugs({ 'filter_query[title][like]': '*dougl*' })).toEqual(['blog/douglasie']);
    expect(await slugs({ 'filter_query[topic][is]': 'not_empty' })).toHaveLength(2);
    expect(await slugs({ 'filter_query[published_on][gt_date]': '2026-10-15' })).toEqual(['blog/douglasie']);
  });

  it('leaves fields out that a list does not want', async () => {
    const { body } = await get('stories', { starts_with: 'blog/', excluding_fields: 'title,related' });
    expect(body.stories[0].content).toEqual({
      _uid: 'u2',
      component: 'article',
      topic: 'species',
      published_on: '2026-10-02',
    });
  });

  it('sends related stories along, and only their ids above fifty', async () => {
    const { body } = await get('stories/blog/laerche', { resolve_relations: 'article.related' });
    expect(body.rels.map(({ uuid }: { uuid: string }) => uuid)).toEqual(['uuid-1']);
    for (let id = 100; id < 160; id++) {
      tree.save(story(id, `s/${id}`));
      tree.publish(id);
    }
    tree.save(
      story(2, 'blog/laerche', {
        component: 'article',
        related: Array.from({ length: 60 }, (_, index) => `uuid-${100 + index}`),
      }),
    );
    tree.publish(2);
    const many = (await get('stories/blog/laerche', { resolve_relations: 'article.related' })).body;
    expect(many.rels).toEqual([]);
    expect(many.rel_uuids).toHaveLength(60);
  });

  it('ends where stories are related in a circle', async () => {
    tree.save(story(1, 't/wissensdatenbank', { component: 'article', related: ['uuid-2', 'uuid-1'] }));
    tree.publish(1);
    const { body } = await get('stories/t/wissensdatenbank', { resolve_relations: 'article.related' });
    expect(body.rels).toHaveLength(2);
  });

  it('names where every story is, in pages', async () => {
    const { body, headers } = await get('links', { per_page: '3' });
    expect(Object.keys(body.links)).toEqual(['uuid-1', 'uuid-2', 'uuid-3']);
    expect(headers.get('total')).toBe('4');
    expect(body.links['uuid-1']).toMatchObject({ slug: 't/wissensdatenbank', is_folder: false, published: true });
    expect(body.links['uuid-1'].alternates[0]).toMatchObject({ lang: 'nl', path: 't/kennisbank' });
    tree.save({ ...story(9, 't'), is_folder: true, published: false });
    const { body: withFolder } = await get('links');
    expect(withFolder.links['uuid-9']).toMatchObject({ slug: 't', is_folder: true });
    expect((await get('stories/t')).status).toBe(404);
  });

  it('answers with the entries of a datasource, in a dimension', async () => {
    expect(
      (await get('datasource_entries', { datasource: 'redirects', dimension: 'nl' })).body.datasource_entries,
    ).toEqual([{ id: 1, name: '/alt', value: '/neu', dimension_value: '/nieuw' }]);
    expect((await get('datasource_entries', { datasource: 'none' })).body.datasource_entries).toEqual([]);
  });

  it('shows drafts to the preview token alone, marked for the editor, and no draft to others', async () => {
    expect((await get('stories/s/entwurf')).status).toBe(404);
    expect((await get('stories/s/entwurf', { version: 'draft' })).status).toBe(401);
    const { body } = await get('stories/s/entwurf', { version: 'draft', token: 'pre' });
    expect(body.story.content._editable).toContain('"id":"4"');
    expect((await get('stories/s/entwurf', { token: 'pre' })).status).toBe(404);
    tree.save(story(1, 't/wissensdatenbank', { title: 'Neu' }));
    expect((await get('stories/1')).body.story.content.title).toBe('Wissen');
    expect((await get('stories/1', { version: 'draft', token: 'pre' })).body.story.content.title).toBe('Neu');
  });

  it('sends a request of an old version on to the newest, which grows with every publication', async () => {
    const { status, headers } = await delivery(request('stories/layout', { cv: '1' }));
    expect(status).toBe(301);
    const before = tree.version();
    expect(new URL(headers.get('location') ?? '').searchParams.get('cv')).toBe(String(before));
    tree.publish(4);
    tree.unpublish(4);
    expect(tree.version()).toBe(before + 2);
    expect((await get('spaces/me')).body.space).toMatchObject({
      id: 12,
      version: before + 2,
      language_codes: ['nl', 'en'],
    });
    expect((await get('stories/s/entwurf')).status).toBe(404);
  });

  it('forgets a story that is removed', async () => {
    tree.remove(2);
    expect((await get('stories/blog/laerche')).status).toBe(404);
    expect(() => tree.publish(2)).toThrow('no story 2');
  });

  it('refuses foreign tokens (401), unknown paths (404), unknown parameters and filters (422)', async () => {
    expect((await get('stories/layout', { token: 'other' })).status).toBe(401);
    expect((await delivery(new Request('https://api.example/v2/cdn/stories'))).status).toBe(401);
    for (const path of ['stories/none', 'stories/%E0%A4%A', 'else', 'stories/'])
      expect((await get(path)).status, path).not.toBe(500);
    expect((await get('else')).status).toBe(404);
    for (const params of [
      { languages: 'nl' },
      { 'filter_query[title][equals]': 'x' },
      { 'filter_query[title][is]': 'x' },
      { per_page: '0' },
      { page: 'x' },
      { sort_by: 'name:up' },
    ]) {
      expect((await get('stories', params as unknown as Record<string, string>)).status, JSON.stringify(params)).toBe(
        422,
      );
    }
  });
});
