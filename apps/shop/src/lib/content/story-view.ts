/** Topics of articles, in the order of their links. */
export const TOPICS = ['decking', 'cladding', 'species', 'care', 'delivery'] as const;
export type Topic = (typeof TOPICS)[number];

/** What a list of stories on a page shows. */
export interface StoryView {
  /** Null for all. */
  readonly topic: Topic | null;
  readonly page: number;
}

export const isTopic = (value: unknown): value is Topic => TOPICS.some((topic) => topic === value);
