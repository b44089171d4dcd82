import { resolve } from 'node:path';
import { deliverFolder } from '@geven/story-delivery/load-tree';
import { createStoryReader, type StoryReader } from '@geven/story-reader';
import { keepOnDisk } from '@geven/story-reader/kept-on-disk';
import { DEFAULT_LOCALE, LOCALES } from '@geven/timber';
import { env } from '../env';
import { keepFresh } from './keep-fresh';
import { readStoryIndex, type StoryIndex } from './story-index';

/** Stories as the shop reads them, once per process: pages and the proxy are bundled apart from each other. */
interface StoryService {
  readonly reader: StoryReader;
  /** Raises `StoriesUnavailable` while none was ever read. */
  index(): Promise<StoryIndex>;
  /** The next reader of the index waits for a new one. */
  expireIndex(): void;
  /** Drafts, for whoever has proved to be the editor; null without a token for them. */
  readonly drafts: StoryReader | null;
}

declare global {
  var sharedStoryService: StoryService | undefined;
  /** As Node has it; kept by server/main.ts before Next replaces it. */
  var plainFetch: typeof fetch | undefined;
}

/** Content that changed without a word is noticed after so long (ms). */
const INDEX_MAX_AGE_MS = 60_000;
/** Never Next's: stories are read for all pages at once, and their pages are tagged by hand. */
const fetchPlainly: typeof fetch = (input, init) => (globalThis.plainFetch ?? fetch)(input, init);
const RENAMED_TIMEOUT_MS = 2000;
const TRANSLATIONS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
/** Stories of ours that a merchant's shop may show while its own cannot be read: never a sample of a legal text. */
const SHOWN_IN_OUTAGE: ReadonlySet<string> = new Set(['home', 'layout']);

const log = {
  warn: (message: string, error: unknown) => console.warn(message, error),
  info: (message: string) => console.info(message),
};

/** What the API noted of addresses that stories had; nothing while it is away, which costs old links alone. */
async function readRenamed(): Promise<ReadonlyMap<string, string>> {
  try {
    const response = await fetchPlainly(`${env.API_URL}/api/story-redirects`, {
      signal: AbortSignal.timeout(RENAMED_TIMEOUT_MS),
    });
    const paths: unknown = response.ok ? await response.json() : {};
    return new Map(Object.entries(paths ?? {}).map(([from, to]) => [from, String(to)]));
  } catch {
    return new Map();
  }
}

function createStoryService(): StoryService {
  const shipped = deliverFolder(resolve(/* turbopackIgnore: true */ process.cwd(), env.CONTENT_FOLDER), TRANSLATIONS);
  const token = env.STORYBLOK_TOKEN;
  const reader = token
    ? createStoryReader({
        delivery: { endpoint: env.STORYBLOK_URL, token, fetch: fetchPlainly },
        defaultLanguage: DEFAULT_LOCALE,
        keep: keepOnDisk(resolve(/* turbopackIgnore: true */ process.cwd(), env.STORY_COPIES_FOLDER)),
        shipped,
        mayUseShipped: (slug) => SHOWN_IN_OUTAGE.has(slug),
        log,
      })
    : createStoryReader({ delivery: shipped, defaultLanguage: DEFAULT_LOCALE, log });
  const previewToken = env.STORYBLOK_PREVIEW_TOKEN;
  const drafts =
    token && previewToken
      ? createStoryReader({
          delivery: { endpoint: env.STORYBLOK_URL, token: previewToken, fetch: fetchPlainly },
          defaultLanguage: DEFAULT_LOCALE,
          log,
        })
      : null;
  const onProblem = (message: string) => console.warn(message);
  const index = keepFresh(() => readStoryIndex({ reader, readRenamed, onProblem }), INDEX_MAX_AGE_MS);
  return { reader, drafts, index: index.get, expireIndex: index.expire };
}

/** The one story service of this process. */
export function storyService(): StoryService {
  globalThis.sharedStoryService ??= createStoryService();
  return globalThis.sharedStoryService;
}
