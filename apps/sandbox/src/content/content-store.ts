import { watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStoryTree, type ManagedStory, type StoryTree, type TreeStory } from '@geven/story-delivery';
import { loadTree, readStory } from '@geven/story-delivery/load-tree';

/** Something that visitors see has changed, as the vendor's webhook names it. */
export type ContentAction = 'published' | 'unpublished' | 'moved' | 'deleted';

export interface ContentStore {
  readonly tree: StoryTree;
  story(id: number): TreeStory | undefined;
  saveDraft(story: ManagedStory): Promise<void>;
  publish(id: number): Promise<void>;
  unpublish(id: number): Promise<void>;
  remove(id: number): Promise<void>;
  /** Called after every change that visitors see. */
  onChange(listener: (action: ContentAction, story: ManagedStory) => void): void;
  close(): void;
}

interface ContentStoreOptions {
  /** Stories that ship; a file that changes publishes itself. */
  readonly folder: string;
  /** Stories that were edited, draft and published apart. */
  readonly editedFolder: string;
}

/** A file is written in several steps: it is read when nothing came after it for so long (ms). */
const QUIET_MS = 100;

/** The content of the space: what ships, and over it what was edited here. */
export async function openContentStore({ folder, editedFolder }: ContentStoreOptions): Promise<ContentStore> {
  const { stories, datasources } = await loadTree(folder);
  const tree = createStoryTree({ stories, datasources });
  for (const edited of await readEdited(editedFolder)) tree.restore(edited);
  const listeners = new Set<(action: ContentAction, story: ManagedStory) => void>();
  const story = (id: number) => tree.stories().find(({ draft }) => draft.id === id);
  const announce = (action: ContentAction, changed: ManagedStory) => {
    for (const listener of listeners) listener(action, changed);
  };

  async function keep(id: number): Promise<void> {
    const state = story(id);
    if (state) await writeWhole(editedFolder, `${id}.json`, JSON.stringify(state));
  }

  const stopWatching = watchStories(folder, (changed) => {
    const before = story(changed.id)?.draft;
    if (JSON.stringify(before?.content) === JSON.stringify(changed.content) && before?.slug === changed.slug) return;
    tree.save(changed);
    tree.publish(changed.id);
    // What was edited here is older than the file now.
    void rm(join(editedFolder, `${changed.id}.json`), { force: true });
    announce('published', changed);
  });

  return {
    tree,
    story,
    async saveDraft(draft) {
      tree.save(draft);
      await keep(draft.id);
    },
    async publish(id) {
      const before = story(id)?.published;
      tree.publish(id);
      await keep(id);
      const now = story(id)?.draft;
      if (now) announce(before && before.full_slug !== now.full_slug ? 'moved' : 'published', now);
    },
    async unpublish(id) {
      tree.unpublish(id);
      await keep(id);
      const now = story(id)?.draft;
      if (now) announce('unpublished', now);
    },
    async remove(id) {
      const before = story(id)?.draft;
      tree.remove(id);
      await rm(join(editedFolder, `${id}.json`), { force: true });
      if (before) announce('deleted', before);
    },
    onChange: (listener) => void listeners.add(listener),
    close: stopWatching,
  };
}

async function readEdited(folder: string): Promise<TreeStory[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  return Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as TreeStory));
}

async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // Two may be written at once.
  const draft = join(folder, `${name}.${crypto.randomUUID()}`);
  await writeFile(draft, text);
  await rename(draft, join(folder, name));
}

/** Reads every story whose file changes; one that is no story yet is left until it is. */
function watchStories(folder: string, onStory: (story: ManagedStory) => void): () => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const stories = join(folder, 'stories');
  const watcher = watch(stories, { persistent: false }, (_event, name) => {
    if (!name?.endsWith('.json')) return;
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(async () => {
        timers.delete(name);
        try {
          onStory(readStory(await readFile(join(stories, name), 'utf8')));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.warn(`${name} is not published`, error);
        }
      }, QUIET_MS),
    );
  });
  return () => {
    watcher.close();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
