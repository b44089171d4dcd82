import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFrom } from './fetch-from';
import type { ContentValue, DatasourceEntry, Datasources, ManagedStory } from './managed-story';
import { createStoryDelivery } from './story-delivery';
import { createStoryTree } from './story-tree';

/** What a folder of the CLI holds. */
export interface LoadedTree {
  readonly stories: readonly ManagedStory[];
  readonly datasources: Datasources;
}

const MAX_BYTES = 1024 * 1024;
const MAX_LEVELS = 12;
const MAX_BLOCKS = 400;

/**
 * Reads stories and datasources from a folder in the layout of the vendor's CLI: `stories/*.json` with a story each and
 * `datasources/<slug>.json` with a list of entries each. Fails with the file's name for what is no story, for two of
 * one id or path, and for a story above 1 MB, 12 levels or 400 blocks.
 */
export async function loadTree(folder: string): Promise<LoadedTree> {
  const stories = await readAll(join(folder, 'stories'), readStory);
  for (const key of ['id', 'uuid', 'full_slug'] as const) {
    const seen = new Map<string | number, string>();
    for (const { name, value } of stories) {
      const other = seen.get(value[key]);
      if (other) throw new Error(`${name}: ${other} has the same ${key}`);
      seen.set(value[key], name);
    }
  }
  const datasources = await readAll(join(folder, 'datasources'), (text) => JSON.parse(text) as DatasourceEntry[]);
  return {
    stories: stories.map(({ value }) => value),
    datasources: Object.fromEntries(datasources.map(({ name, value }) => [name.replace(/\.json$/, ''), value])),
  };
}

async function readAll<Value>(
  folder: string,
  read: (text: string) => Value,
): Promise<{ name: string; value: Value }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => {
      try {
        return { name, value: read(await readFile(join(folder, name), 'utf8')) };
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }),
  );
}

/** A story from the text of its file, its limits checked. */
export function readStory(text: string): ManagedStory {
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`is larger than ${MAX_BYTES} bytes`);
  const story = JSON.parse(text) as ManagedStory;
  const isStory =
    Number.isInteger(story?.id) &&
    [story.uuid, story.name, story.full_slug].every((each) => typeof each === 'string') &&
    (story.is_folder === true || typeof story.content?.component === 'string');
  if (!isStory) throw new Error('is no story: it needs id, uuid, name, full_slug and content with a component');
  const { levels, blocks } = measure(story.content);
  if (levels > MAX_LEVELS) throw new Error(`has ${levels} levels of blocks, more than ${MAX_LEVELS}`);
  if (blocks > MAX_BLOCKS) throw new Error(`has ${blocks} blocks, more than ${MAX_BLOCKS}`);
  return story;
}

/** How many blocks there are, and how deep they are in each other. */
function measure(value: ContentValue): { levels: number; blocks: number } {
  if (typeof value !== 'object' || value === null) return { levels: 0, blocks: 0 };
  const children = Object.values(value).map(measure);
  const own = !Array.isArray(value) && typeof value.component === 'string' ? 1 : 0;
  return {
    levels: own + Math.max(0, ...children.map(({ levels }) => levels)),
    blocks: own + children.reduce((sum, { blocks }) => sum + blocks, 0),
  };
}

/** Token of the stories that are delivered from a folder. */
const FOLDER_TOKEN = 'shipped';

/** What a client needs to read the published stories of a folder, without a socket. They are read at the first question. */
export function deliverFolder(
  folder: string,
  languages: readonly string[],
): { endpoint: string; token: string; fetch: typeof fetch } {
  let opened: Promise<typeof fetch> | null = null;
  const open = async () => {
    const tree = createStoryTree(await loadTree(folder));
    const tokens = { public: FOLDER_TOKEN, preview: `${FOLDER_TOKEN}-drafts` };
    return fetchFrom(createStoryDelivery({ tree, tokens, space: { id: 0, name: 'Shipped', languages } }));
  };
  return {
    endpoint: 'https://shipped.invalid/v2',
    token: FOLDER_TOKEN,
    fetch: async (input, init) => {
      opened ??= open();
      return (await opened)(input, init);
    },
  };
}
