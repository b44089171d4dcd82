/** Topics of articles, in the order of their links. */
export const TOPICS = ['decking', 'cladding', 'species', 'care', 'delivery'] as const;
export type Topic = (typeof TOPICS)[number];

/** What species can be compared by. */
export const SPECIES_SORTS = ['name', 'durability', 'density', 'movement', 'hardness'] as const;
export type SpeciesSort = (typeof SPECIES_SORTS)[number];

/** What a list of stories or of species on a page shows. */
export interface StoryView {
  /** Null for all. */
  readonly topic: Topic | null;
  readonly page: number;
  /** Null for the order of the range. */
  readonly sort: SpeciesSort | null;
}

/** A list as a first visit shows it. */
export const USUAL_VIEW: StoryView = { topic: null, page: 1, sort: null };

export const isTopic = (value: unknown): value is Topic => TOPICS.some((topic) => topic === value);
export const isSpeciesSort = (value: unknown): value is SpeciesSort => SPECIES_SORTS.some((sort) => sort === value);
