import { createStoryDelivery, createStoryTree, fetchFrom, type ManagedStory } from '@geven/story-delivery';
import { createStoryReader } from '@geven/story-reader';
import { expect, it, vi } from 'vitest';
import { createStoryContent } from './story-content';

const story = (id: number, full_slug: string, content: object, nl?: string) =>
  ({
    id,
    uuid: `u${id}`,
    name: 'Name',
    slug: full_slug.split('/').at(-1),
    full_slug,
    translated_slugs: nl ? [{ lang: 'nl', slug: nl }] : [],
    content: { _uid: `c${id}`, component: 'page', ...content },
  }) as ManagedStory;

const text = {
  type: 'doc',
  content: [
    { type: 'heading', content: [{ type: 'text', text: 'Von {seller.name}' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Bis {place}' }] },
  ],
};

it('reads every page in the languages that it exists in, and nothing that is no page', async () => {
  const tree = createStoryTree({
    stories: [
      story(
        1,
        's/lieferung',
        {
          title: 'Lieferung',
          title__i18n__nl: 'Bezorging',
          lead: 'Was sie kostet',
          seo_title: 'Lieferkosten',
          seo_description: 'Nach Postleitzahl, von {seller.name}',
          body: [{ component: 'RichText', _uid: 'r', text }],
        },
        'bezorging',
      ),
      story(2, 't/nur-deutsch', { title: 'Nur deutsch', languages: ['de'] }),
      story(3, 'layout', { title: 'Layout' }),
      { ...story(4, 't/entwurf', { title: 'Entwurf' }), published: false },
      story(5, 't/wissen', { title: 'Wissen', component: 'article', languages: ['de'] }),
      story(6, 'blog/neues', { title: 'Neues', component: 'article', languages: ['de'] }),
      story(7, 'g/zaun', { title: 'Zaun', component: 'landing', languages: ['de'] }),
    ],
  });
  const tokens = { public: 'p', preview: 'd' };
  const fetch = fetchFrom(createStoryDelivery({ tree, tokens, space: { id: 1, name: 'S', languages: ['nl', 'en'] } }));
  const log = { warn: () => undefined, info: () => undefined };
  const reader = createStoryReader({
    delivery: { endpoint: 'https://x.invalid/v2', token: 'p', fetch },
    defaultLanguage: 'de',
    log,
  });
  const onRead = vi.fn(async () => undefined);
  const fill = (each: string) => each.replace('{seller.name}', 'Geven');
  const pages = await createStoryContent({ reader, fill, onRead }).read();
  expect(onRead).toHaveBeenCalledWith(
    expect.arrayContaining([
      { story: 'u1', id: 1, locale: 'nl', path: '/s/bezorging', title: 'Bezorging' },
      { story: 'u2', id: 2, locale: 'de', path: '/t/nur-deutsch', title: 'Nur deutsch' },
    ]),
  );
  expect(pages).toHaveLength(5);
  expect(pages[0]?.de).toEqual({
    kind: 'PAGE',
    path: '/s/lieferung',
    title: 'Lieferung',
    intro: 'Was sie kostet',
    description: 'Lieferkosten\nNach Postleitzahl, von Geven',
    headings: ['Von Geven'],
    body: ['Bis {place}'],
  });
  expect(pages[0]?.nl).toMatchObject({ path: '/s/bezorging', title: 'Bezorging' });
  expect(Object.keys(pages[1] ?? {})).toEqual(['de']);
  expect(pages.map(({ de }) => [de?.title, de?.kind])).toEqual([
    ['Lieferung', 'PAGE'],
    ['Nur deutsch', 'PAGE'],
    ['Wissen', 'KNOWLEDGE'],
    ['Neues', 'BLOG'],
    ['Zaun', 'GUIDE'],
  ]);
});
