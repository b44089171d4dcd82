import type { Story, StoryReader } from '@geven/story-reader';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import { href, ROUTES, type Route, type RouteName } from '../routing/routes';
import { readRedirects } from './read-redirects';
import { createStoryPaths, type PagePaths, type StoryPage, type StoryPaths } from './story-paths';

/** What is known of every story without its text. */
export interface IndexedStory extends StoryPage {
  readonly id: number;
  readonly uuid: string;
  readonly component: string;
}

/** Every published story, its addresses, and where renamed ones are now. */
export interface StoryIndex {
  readonly pages: StoryPaths;
  readonly bySlug: ReadonlyMap<string, IndexedStory>;
  readonly byUuid: ReadonlyMap<string, IndexedStory>;
  readonly redirects: ReadonlyMap<string, string>;
}

/** Folders whose stories are pages under their own path (RT-18, RT-19). */
const FOLDERS: ReadonlySet<string> = new Set(['t', 's', 'g', 'blog']);
const PER_PAGE = 100;
/** A shop with more stories than these has another page for them. */
const MAX_PAGES = 50;
const REDIRECTS = 'redirects';

interface StoryIndexOptions {
  readonly reader: Pick<StoryReader, 'stories' | 'datasource'>;
  /** Old paths of renamed stories, each with where its story is now. */
  readonly readRenamed: () => Promise<ReadonlyMap<string, string>>;
  readonly onProblem: (message: string) => void;
}

/** Reads the index: lists of stories without their bodies, the datasource `redirects`, and what was renamed. */
export async function readStoryIndex({ reader, readRenamed, onProblem }: StoryIndexOptions): Promise<StoryIndex> {
  const [stories, entries, renamed] = await Promise.all([readAll(reader), reader.datasource(REDIRECTS), readRenamed()]);
  const indexed = stories.map(indexStory);
  const pages = createStoryPaths(indexed.filter(({ paths }) => Object.keys(paths).length > 0));
  return {
    pages,
    bySlug: new Map(indexed.map((story) => [story.slug, story])),
    byUuid: new Map(indexed.map((story) => [story.uuid, story])),
    redirects: readRedirects(new Map([...renamed, ...entries]), (path) => pages.find(path) !== null, onProblem),
  };
}

async function readAll(reader: Pick<StoryReader, 'stories'>): Promise<Story[]> {
  const all: Story[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { stories, total } = await reader.stories({
      language: DEFAULT_LOCALE,
      page,
      perPage: PER_PAGE,
      excludingFields: ['body', 'lead', 'header', 'footer'],
    });
    all.push(...stories);
    if (page * PER_PAGE >= total) break;
  }
  return all;
}

function indexStory({ id, uuid, content, translated_slugs, ...story }: Story): IndexedStory {
  const slug = story.default_full_slug || story.full_slug;
  const languages = languagesOf(content.languages);
  const only = (paths: Readonly<Record<Locale, string>>): PagePaths =>
    Object.fromEntries(languages.map((locale) => [locale, paths[locale]]));
  const [own, ...aliases] = routesOf(slug).map((route) =>
    only(Object.fromEntries(LOCALES.map((locale) => [locale, href(route, locale)])) as Record<Locale, string>),
  );
  const translated = (locale: Locale) => translated_slugs?.find(({ lang }) => lang === locale)?.path || slug;
  const bySlug = Object.fromEntries(LOCALES.map((locale) => [locale, `/${translated(locale)}`]));
  const isPage = FOLDERS.has(slug.split('/')[0] ?? '') && slug.includes('/');
  const inFolder = isPage ? only(bySlug as Record<Locale, string>) : {};
  return {
    id,
    uuid,
    slug,
    component: content.component,
    paths: own ?? inFolder,
    aliases,
  };
}

/** Routes that a story is shown at. */
const routesOf = (slug: string): RouteName[] =>
  (Object.keys(ROUTES) as RouteName[]).filter((route) => (ROUTES[route] as Route).story === slug);

/** Languages of a story; all where the field is empty. */
function languagesOf(field: unknown): readonly Locale[] {
  const named = Array.isArray(field) ? LOCALES.filter((locale) => field.includes(locale)) : [];
  return named.length > 0 ? named : LOCALES;
}
