import { deliverStory, translatedPath, translationsOf } from './delivered-story';
import { checkParameters } from './known-parameters';
import type { ManagedStory } from './managed-story';
import { relatedUuids, resolveRelations } from './relations';
import { notFound, RequestRefused, unauthorized, unprocessable } from './request-refused';
import { selectStories } from './select-stories';
import type { StoryTree } from './story-tree';

export interface StoryDeliveryOptions {
  readonly tree: StoryTree;
  readonly tokens: {
    /** Reads what is published. */
    readonly public: string;
    /** Reads drafts as well. */
    readonly preview: string;
  };
  readonly space: {
    readonly id: number;
    readonly name: string;
    /** Besides the default one. */
    readonly languages: readonly string[];
  };
}

/** Answers requests to `…/v2/cdn/…` as the vendor's delivery API does, whatever is before that in the address. */
export type StoryDelivery = (request: Request) => Promise<Response>;

const MAX_PER_PAGE = 100;
const MAX_LINKS_PER_PAGE = 1000;
const USUAL_PER_PAGE = 25;

/** What one request may see. */
interface View {
  readonly stories: readonly ManagedStory[];
  readonly folders: readonly ManagedStory[];
  readonly isDraft: boolean;
  readonly language: string | null;
  readonly query: URLSearchParams;
}

/** The delivery API over a tree of stories. */
export function createStoryDelivery({ tree, tokens, space }: StoryDeliveryOptions): StoryDelivery {
  const languageOf = (asked: string | null): string | null =>
    asked !== null && space.languages.includes(asked) ? asked : null;

  /** A path may begin with a language: `nl/t/kennisbank`. */
  function splitLanguage(slug: string, asked: string | null): { language: string | null; path: string } {
    const [first = '', ...rest] = slug.split('/');
    return space.languages.includes(first)
      ? { language: first, path: rest.join('/') }
      : { language: languageOf(asked), path: slug };
  }

  const deliverIn =
    ({ isDraft }: View, language: string | null) =>
    (story: ManagedStory) =>
      deliverStory(story, { language, isDraft, space: space.id });

  function oneStory(view: View, slug: string): Response {
    const { query, stories } = view;
    checkParameters(query, 'story');
    const { language, path } = splitLanguage(slug, query.get('language'));
    const story = stories.find((each) =>
      query.get('find_by') === 'uuid'
        ? each.uuid === slug
        : /^\d+$/.test(slug)
          ? each.id === Number(slug)
          : each.full_slug === path || (language !== null && translatedPath(each, language) === path),
    );
    if (!story) throw notFound();
    const deliver = deliverIn(view, language);
    const delivered = deliver(story);
    const uuids = relatedUuids([delivered.content], query.get('resolve_relations'));
    return json({
      story: delivered,
      cv: tree.version(),
      ...resolveRelations(uuids, stories, deliver),
      links: [],
    });
  }

  function manyStories(view: View): Response {
    const { query, stories, language } = view;
    checkParameters(query, 'stories');
    const deliver = deliverIn(view, language);
    const { page, perPage } = pageOf(query, MAX_PER_PAGE);
    const selected = selectStories(stories, { language, query });
    const excluded = new Set((query.get('excluding_fields') ?? '').split(',').filter(Boolean));
    const delivered = selected.slice((page - 1) * perPage, page * perPage).map((story) => {
      const { content, ...rest } = deliver(story);
      return {
        ...rest,
        content: Object.fromEntries(Object.entries(content).filter(([name]) => !excluded.has(name))),
      };
    });
    const uuids = relatedUuids(
      delivered.map(({ content }) => content),
      query.get('resolve_relations'),
    );
    return json(
      { stories: delivered, cv: tree.version(), ...resolveRelations(uuids, stories, deliver), links: [] },
      { total: selected.length, perPage },
    );
  }

  function links({ stories, folders, query }: View): Response {
    checkParameters(query, 'links');
    const { page, perPage } = pageOf(query, MAX_LINKS_PER_PAGE);
    const startsWith = query.get('starts_with') ?? '';
    const selected = [...folders, ...stories].filter(({ full_slug }) => full_slug.startsWith(startsWith));
    const entries = selected.slice((page - 1) * perPage, page * perPage).map((story) => [
      story.uuid,
      {
        id: story.id,
        uuid: story.uuid,
        slug: story.full_slug,
        path: null,
        real_path: `/${story.full_slug}`,
        name: story.name,
        published: story.published !== false,
        parent_id: story.parent_id ?? 0,
        is_folder: story.is_folder ?? false,
        is_startpage: story.is_startpage ?? false,
        position: story.position ?? 0,
        alternates: translationsOf(story).map(({ path, name, lang }) => ({
          path,
          name,
          lang,
          published: true,
          translated_slug: path,
        })),
      },
    ]);
    return json({ links: Object.fromEntries(entries), cv: tree.version() }, { total: selected.length, perPage });
  }

  function entries({ query }: View): Response {
    checkParameters(query, 'entries');
    const { page, perPage } = pageOf(query, MAX_LINKS_PER_PAGE);
    const dimension = query.get('dimension');
    const all = tree.datasources()[query.get('datasource') ?? ''] ?? [];
    const shown = all.map(({ name, value, dimensions }, index) => ({
      id: index + 1,
      name,
      value,
      dimension_value: dimension === null ? null : (dimensions?.[dimension] ?? null),
    }));
    const body = { datasource_entries: shown.slice((page - 1) * perPage, page * perPage), cv: tree.version() };
    return json(body, { total: all.length, perPage });
  }

  function answer(url: URL): Response {
    const [, path = ''] = /\/v2\/cdn\/(.*?)\/?$/.exec(url.pathname) ?? [];
    const query = url.searchParams;
    const token = query.get('token');
    const isPreview = token === tokens.preview;
    if (!isPreview && token !== tokens.public) throw unauthorized();
    const isDraft = query.get('version') === 'draft';
    if (isDraft && !isPreview) throw unauthorized();
    if (path === 'spaces/me') {
      checkParameters(query, 'space');
      const { id, name, languages } = space;
      return json({ space: { id, name, domain: '', version: tree.version(), language_codes: languages } });
    }
    // What is published is kept by the vendor's caches under its version, so a request without it is sent there.
    if (!isDraft && query.get('cv') !== String(tree.version())) return redirectToVersion(url, tree.version());
    const all = tree.stories();
    const folders = all.flatMap(({ draft }) => (draft.is_folder ? draft : []));
    const stories = all.flatMap(({ draft, published }) => (draft.is_folder ? [] : isDraft ? draft : (published ?? [])));
    const view: View = { stories, folders, isDraft, query, language: languageOf(query.get('language')) };
    if (path === 'stories') return manyStories(view);
    if (path === 'links') return links(view);
    if (path === 'datasource_entries') return entries(view);
    if (path.startsWith('stories/')) return oneStory(view, decodePath(path.slice('stories/'.length)));
    throw notFound();
  }

  return async (request) => {
    try {
      return answer(new URL(request.url));
    } catch (error) {
      if (error instanceof RequestRefused) return Response.json(error.body, { status: error.status });
      throw error;
    }
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}

function pageOf(query: URLSearchParams, max: number): { page: number; perPage: number } {
  const page = Number(query.get('page') ?? 1);
  const perPage = Number(query.get('per_page') ?? USUAL_PER_PAGE);
  if (!Number.isInteger(page) || page < 1) throw unprocessable('page is not a number from 1');
  if (!Number.isInteger(perPage) || perPage < 1) throw unprocessable('per_page is not a number from 1');
  return { page, perPage: Math.min(perPage, max) };
}

function redirectToVersion(url: URL, version: number): Response {
  const location = new URL(url);
  location.searchParams.set('cv', String(version));
  return new Response(null, { status: 301, headers: { location: location.href, 'cache-control': 'max-age=0' } });
}

function json(body: unknown, list?: { total: number; perPage: number }): Response {
  const headers = list ? { total: String(list.total), 'per-page': String(list.perPage) } : {};
  return Response.json(body, { headers });
}
