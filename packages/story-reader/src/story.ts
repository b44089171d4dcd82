import type { Block, DeliveredStory } from '@geven/story-delivery';

/** A story in one language, as pages show it. */
export type Story = Pick<
  DeliveredStory,
  'id' | 'uuid' | 'name' | 'full_slug' | 'default_full_slug' | 'content' | 'published_at' | 'first_published_at'
> & {
  readonly content: Block;
  readonly translated_slugs?: DeliveredStory['translated_slugs'];
};

/** A page of a list, and how many stories there are in all. */
export interface StoryList {
  readonly stories: readonly Story[];
  readonly total: number;
}

/** Where a story is, in every language; its path in the default one is `slug`. */
export interface StoryLink {
  readonly id: number;
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  readonly is_folder: boolean;
  readonly published?: boolean;
  readonly alternates?: readonly {
    readonly lang: string;
    readonly path: string;
    readonly published?: boolean | null;
  }[];
}
