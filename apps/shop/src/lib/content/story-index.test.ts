import { createStoryDelivery, createStoryTree, fetchFrom, type ManagedStory } from '@geven/story-delivery';
import { createStoryReader } from '@geven/story-reader';
import { expect, it, vi } from 'vitest';
import { readStoryIndex } from './story-index';

const story = (id: number, full_slug: string, content: object = {}, slugs: Record<string, string> = {}) =>
  ({
    id,
    uuid: `u${id}`,
    name: 'Name',
    slug: full_slug.split('/').at(-1),
    full_slug,
    translated_slugs: Object.entries(slugs).map(([lang, slug]) => ({ lang, slug })),
    content: { _uid: `c${id}`, component: 'page', ...content },
  }) as ManagedStory;

const STORIES = [
  story(1, 'home'),
  story(2, 'layout', { component: 'layout' }),
  story(3, 's/lieferung', {}, { nl: 'bezorging', en: 'delivery' }),
  story(4, 's/kontakt', {}, { nl: 'contact', en: 'contact' }),
  story(5, 't/artikel', {}, { nl: 'artikelen' }),
  story(6, 't/nur-deutsch', { languages: ['de'] }),
  story(7, 'x/anderswo'),
  story(8, 't/terms'),
];

async function read({ stories = STORIES, redirects = [] as { name: string; value: string }[], renamed = {} } = {}) {
  const tree = createStoryTree({ stories, datasources: { redirects } });
  const tokens = { public: 'p', preview: 'd' };
  const fetch = fetchFrom(createStoryDelivery({ tree, tokens, space: { id: 1, name: 'S', languages: ['nl', 'en'] } }));
  const log = { warn: () => undefined, info: () => undefined };
  const delivery = { endpoint: 'https://x.invalid/v2', token: 'p', fetch };
  const reader = createStoryReader({ delivery, defaultLanguage: 'de', log });
  const onProblem = vi.fn();
  const index = await readStoryIndex({ reader, readRenamed: async () => new Map(Object.entries(renamed)), onProblem });
  return { index, onProblem };
}

it('finds stories under the words of each language, and only in folders that are pages', async () => {
  const { pages } = (await read()).index;
  expect(pages.find('/s/bezorging')).toMatchObject({ slug: 's/lieferung', owner: 'nl' });
  expect(pages.find('/s/contact')).toMatchObject({ slug: 's/kontakt', owner: null });
  for (const path of ['/home', '/layout', '/x/anderswo', '/s/nichts']) expect(pages.find(path), path).toBeNull();
});

it('shows stories of fixed routes under those, and leaves the forms to their pages', async () => {
  const { pages, bySlug } = (await read()).index;
  expect(pages.find('/blog')).toMatchObject({ slug: 't/artikel', owner: null });
  expect(pages.find('/t/artikel')).toBeNull();
  for (const path of ['/contact', '/contact/complain', '/offerte']) expect(pages.find(path), path).toBeNull();
  expect(bySlug.get('s/kontakt')?.paths).toEqual({ nl: '/s/contact', en: '/s/contact', de: '/s/kontakt' });
});

it('knows in which languages a page exists (RT-34)', async () => {
  const { pages } = (await read()).index;
  expect(pages.find('/t/nur-deutsch')).toMatchObject({ paths: { de: '/t/nur-deutsch' }, owner: 'de' });
  expect(pages.find('/t/nur-deutsch')?.paths.nl).toBeUndefined();
});

it('leads on from old paths; pages win, circles are named', async () => {
  const { index, onProblem } = await read({
    redirects: [
      { name: '/alt', value: '/s/lieferung' },
      { name: '/t/terms', value: '/alt' },
      { name: '/a', value: '/b' },
      { name: '/b', value: '/a' },
    ],
    renamed: { '/s/versand': '/s/lieferung', '/s/kontakt': '/s/x' },
  });
  expect(Object.fromEntries(index.redirects)).toEqual({ '/alt': '/s/lieferung', '/s/versand': '/s/lieferung' });
  expect(onProblem).toHaveBeenCalledTimes(2);
});

it('has room for more stories than one list holds', async () => {
  const many = Array.from({ length: 230 }, (_, number) => story(1000 + number, `s/seite-${number}`));
  expect((await read({ stories: many })).index.pages.pages).toHaveLength(230);
});
