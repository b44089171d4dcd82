import type { KnownRanges } from '../catalogue/mapping/read-mapping';

/** Loads the sample range for mappings that extend it: the shop of a merchant with an own mapping never has it in memory. */
export const KNOWN_RANGES: KnownRanges = {
  sample: async () => (await import('./sample-facts')).sampleFacts(),
};
