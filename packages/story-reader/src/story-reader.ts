import { checkLimits } from './check-limits';
import type { KeptStories } from './kept-stories';
import { StoriesUnavailable } from './stories-unavailable';
import type { Story, StoryLink, StoryList } from './story';
import { createStoryClient, type DeliveryAddress } from './story-client';

export interface StoryReaderOptions {
  readonly delivery: DeliveryAddress;
  /** The language whose texts stories have in themselves; the others are asked for by name. */
  readonly defaultLanguage: string;
  /** Last good copies; without it an outage is one from the first second. */
  readonly keep?: KeptStories;
  /** Stories that ship with the project, for when service and copies have none of a story that may be had from them. */
  readonly shipped?: DeliveryAddress;
  readonly mayUseShipped?: (fullSlug: string) => boolean;
  /** ms for one question, tries of the vendor's client included. */
  readonly timeoutMs?: number;
  /** Called once per outage, and once when it is over. */
  readonly log: { warn(message: string, error: unknown): void; info(message: string): void };
}

export interface StoryQuery {
  readonly language: string;
  /** Drafts need a token of the preview, and are never kept. */
  readonly version?: 'published' | 'draft';
}

export interface ListQuery extends StoryQuery {
  readonly startsWith?: string;
  readonly contentType?: string;
  readonly sortBy?: string;
  readonly page?: number;
  readonly perPage?: number;
  /** Leaves these fields of the content out. */
  readonly excludingFields?: readonly string[];
  /** Fields whose stories come along, such as `article.related`. */
  readonly resolveRelations?: readonly string[];
}

/** Reads stories; everything that fails with nothing behind it raises `StoriesUnavailable`. */
export interface StoryReader {
  /** The story of a path in the default language; null where nothing is published there. */
  story(fullSlug: string, query: StoryQuery): Promise<Story | null>;
  stories(query: ListQuery): Promise<StoryList>;
  /** Every story's addresses. */
  links(): Promise<readonly StoryLink[]>;
  /** Values by name; in a language where it has that dimension. */
  datasource(name: string, language?: string): Promise<ReadonlyMap<string, string>>;
  /** The number of what is published now. */
  version(): Promise<number>;
  /** Whether the last question had no answer of the service: what was returned may be old. */
  isOut(): boolean;
}

const TIMEOUT_MS = 3000;
const MAX_LINKS_PER_PAGE = 1000;
const MAX_LINK_PAGES = 20;

/**
 * Reads in this order: the service, the last good copy, the shipped tree. A 404 of the service is an answer: what was
 * unpublished is gone, also from the copies. An outage is logged once, as the specification words it (CM-03).
 */
export function createStoryReader(options: StoryReaderOptions): StoryReader {
  const { delivery, shipped, keep, defaultLanguage, mayUseShipped = () => true, log } = options;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const ask = createStoryClient(delivery, timeoutMs);
  const askShipped = shipped && createStoryClient(shipped, timeoutMs);
  let isOut = false;

  function noteOutage(error: unknown): void {
    if (!isOut) log.warn('error fetching storyblok data', error);
    isOut = true;
  }
  function noteAnswer(): void {
    if (isOut) log.info('storyblok data can be fetched again');
    isOut = false;
  }

  /** Answers from the service, else from what stands behind it. */
  async function read<Value>(
    what: string,
    load: (from: typeof ask) => Promise<Value>,
    { isKept, mayShip }: { isKept: boolean; mayShip: boolean },
  ): Promise<Value> {
    try {
      const value = await load(ask);
      noteAnswer();
      if (keep && isKept) void keep.write(what, JSON.stringify(value));
      return value;
    } catch (error) {
      noteOutage(error);
      const kept = keep && isKept ? await keep.read(what) : null;
      if (kept !== null && kept !== undefined) return JSON.parse(kept) as Value;
      if (askShipped && mayShip) return load(askShipped);
      throw new StoriesUnavailable(what, { cause: error });
    }
  }

  /** One story that is too large does not cost the list the others. */
  function isWithinLimits({ content, full_slug }: Story): boolean {
    try {
      checkLimits(content, full_slug);
      return true;
    } catch (error) {
      log.warn('a story is left out', error);
      return false;
    }
  }

  const paramsOf = ({ language, version = 'published' }: StoryQuery) => ({
    version,
    ...(language === defaultLanguage ? {} : { language }),
  });

  return {
    isOut: () => isOut,
    story: (fullSlug, query) =>
      read(
        `story ${fullSlug} ${query.language}`,
        async (from) => {
          const answer = await from(`cdn/stories/${encodePath(fullSlug)}`, paramsOf(query));
          if (!answer) return null;
          const { story } = answer.data as { story: Story };
          checkLimits(story.content, fullSlug);
          return story;
        },
        { isKept: query.version !== 'draft', mayShip: mayUseShipped(fullSlug) },
      ),

    stories: (query) => {
      const { startsWith, contentType, sortBy, page = 1, perPage = 25, excludingFields, resolveRelations } = query;
      const params = {
        ...paramsOf(query),
        page,
        per_page: perPage,
        ...(startsWith === undefined ? {} : { starts_with: startsWith }),
        ...(contentType === undefined ? {} : { content_type: contentType }),
        ...(sortBy === undefined ? {} : { sort_by: sortBy }),
        ...(excludingFields ? { excluding_fields: excludingFields.join(',') } : {}),
        ...(resolveRelations ? { resolve_relations: resolveRelations.join(',') } : {}),
      };
      return read(
        `stories ${query.language} ${JSON.stringify(params)}`,
        async (from) => {
          const answer = await from('cdn/stories', params);
          const { stories = [] } = (answer?.data ?? {}) as { stories?: Story[] };
          return { stories: stories.filter(isWithinLimits), total: answer?.total ?? 0 };
        },
        { isKept: query.version !== 'draft', mayShip: mayUseShipped(startsWith ?? '') },
      );
    },

    links: () =>
      read(
        'links',
        async (from) => {
          const links: StoryLink[] = [];
          for (let page = 1; page <= MAX_LINK_PAGES; page++) {
            const params = { version: 'published', per_page: MAX_LINKS_PER_PAGE, page };
            const answer = await from('cdn/links', params);
            const { links: found = {} } = (answer?.data ?? {}) as { links?: Record<string, StoryLink> };
            links.push(...Object.values(found).filter((link) => !link.is_folder && link.published !== false));
            if (page * MAX_LINKS_PER_PAGE >= (answer?.total ?? 0)) break;
          }
          return links;
        },
        { isKept: true, mayShip: mayUseShipped('') },
      ),

    async datasource(name, language) {
      const dimension = language === undefined || language === defaultLanguage ? {} : { dimension: language };
      const entries = await read(
        `datasource ${name} ${language ?? ''}`,
        async (from) => {
          const params = { datasource: name, per_page: MAX_LINKS_PER_PAGE, ...dimension };
          const answer = await from('cdn/datasource_entries', params);
          const { datasource_entries = [] } = (answer?.data ?? {}) as { datasource_entries?: DatasourceAnswer[] };
          return datasource_entries.map((entry) => [entry.name, entry.dimension_value || entry.value] as const);
        },
        { isKept: true, mayShip: mayUseShipped('') },
      );
      return new Map(entries);
    },

    version: () =>
      read(
        'version',
        async (from) => {
          const answer = await from('cdn/spaces/me', {});
          const { space } = (answer?.data ?? {}) as { space?: { version?: number } };
          if (typeof space?.version !== 'number') throw new Error('The content service names no version');
          return space.version;
        },
        { isKept: false, mayShip: false },
      ),
  };
}

interface DatasourceAnswer {
  readonly name: string;
  readonly value: string;
  readonly dimension_value: string | null;
}

const encodePath = (slug: string): string => slug.split('/').map(encodeURIComponent).join('/');
