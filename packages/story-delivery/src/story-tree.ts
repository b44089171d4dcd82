import type { Datasources, ManagedStory } from './managed-story';

/** A story as editors see it and as visitors do; null for the latter while it is not published. */
export interface TreeStory {
  readonly draft: ManagedStory;
  readonly published: ManagedStory | null;
}

/** Stories that can be edited while they are delivered. */
export interface StoryTree {
  /** In the order of their ids. */
  stories(): readonly TreeStory[];
  datasources(): Datasources;
  /** The number of what is published now; it grows with everything that is published, and never goes back. */
  version(): number;
  /** Adds a story or replaces the draft of the one with this id. */
  save(story: ManagedStory): void;
  /** Brings a story back as it was, draft and published apart. */
  restore(story: TreeStory): void;
  /** Shows the draft to visitors. */
  publish(id: number): void;
  unpublish(id: number): void;
  remove(id: number): void;
  setDatasources(datasources: Datasources): void;
}

interface StoryTreeOptions {
  readonly stories?: readonly ManagedStory[];
  readonly datasources?: Datasources;
  /** ms since 1970. */
  readonly now?: () => number;
}

/** Holds stories; those that say `published` are, from the start. */
export function createStoryTree({ stories = [], datasources = {}, now = Date.now }: StoryTreeOptions = {}): StoryTree {
  const byId = new Map<number, TreeStory>(
    stories.map((story) => [story.id, { draft: story, published: story.published === false ? null : story }]),
  );
  let current = datasources;
  // The vendor's version is the second of the last change, so two changes within one must still differ.
  let version = Math.floor(now() / 1000);
  const bump = () => {
    version = Math.max(version + 1, Math.floor(now() / 1000));
  };
  const get = (id: number): TreeStory => {
    const story = byId.get(id);
    if (!story) throw new Error(`There is no story ${id}`);
    return story;
  };

  return {
    stories: () => [...byId.values()].sort((one, other) => one.draft.id - other.draft.id),
    datasources: () => current,
    version: () => version,
    save(story) {
      byId.set(story.id, { draft: story, published: byId.get(story.id)?.published ?? null });
    },
    restore(story) {
      byId.set(story.draft.id, story);
      bump();
    },
    publish(id) {
      const { draft } = get(id);
      const at = new Date(now()).toISOString();
      const story = { ...draft, published: true, published_at: at, first_published_at: draft.first_published_at ?? at };
      byId.set(id, { draft: story, published: story });
      bump();
    },
    unpublish(id) {
      const { draft } = get(id);
      byId.set(id, { draft: { ...draft, published: false, published_at: null }, published: null });
      bump();
    },
    remove(id) {
      get(id);
      byId.delete(id);
      bump();
    },
    setDatasources(next) {
      const isSame = JSON.stringify(next) === JSON.stringify(current);
      current = next;
      if (!isSame) bump();
    },
  };
}
