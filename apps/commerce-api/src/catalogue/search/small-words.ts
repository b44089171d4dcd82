import lists from './small-words.json' with { type: 'json' };

/** Words that say nothing here, where everything is wood and for sale; folded, in the three languages. */
export const UNWEIGHTED: ReadonlySet<string> = new Set(lists.unweighted);

/** Words beside a number that say which side of the board it measures; `metre` are units. */
export const MEASURE_WORDS: { thickness: string[]; width: string[]; metre: string[] } = lists;
