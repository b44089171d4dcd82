import { type FillableDatabase, fillCatalogue } from './fill-catalogue';
import { replaceSearchRedirects } from './search-redirects';

interface SampleSize {
  /** Approximate number in thousands of templates, for measuring; undefined for the true range. */
  readonly thousands?: number | undefined;
}

/**
 * Fills the catalogue with the sample range and its redirects of searches. Only then is the range loaded: an API that
 * serves a merchant's products never has it in memory.
 */
export async function fillSampleCatalogue(
  database: FillableDatabase,
  { thousands }: SampleSize = {},
): Promise<boolean> {
  const { SAMPLE_SEARCH_REDIRECTS, sampleRecords, sampleScale } = await import('@geven/sample-range');
  const scale = thousands ? sampleScale(thousands) : 1;
  const source = { name: 'sample', read: async () => sampleRecords({ scale }) };
  return fillCatalogue(database, source, (tx) => replaceSearchRedirects(tx, SAMPLE_SEARCH_REDIRECTS));
}
