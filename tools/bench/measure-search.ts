import { graphqlRequest } from './graphql-requests.ts';
import { measureLoad } from './load.ts';
import type { Row, SearchFigures } from './report.ts';
import { runMeasurement } from './run-measurement.ts';

interface Measured {
  success: { tuning: number; heldOut: number };
  suggestions: { p50: number; p99: number };
  terms: string[];
}

/**
 * Judges the search and times suggestions in a process of its own, without HTTP. `terms` are the judged queries letter by
 * letter, as they are sent while somebody types.
 */
export async function measureSearch(thousands: number): Promise<{ figures: SearchFigures; terms: string[] }> {
  const { success, suggestions, terms } = await runMeasurement<Measured>('measure-search', thousands);
  const { p50, p99 } = suggestions;
  return { figures: { thousands, p50, p99, ...success }, terms };
}

export const SUGGESTIONS = 'Suggestions while typing';

/** Suggestions over HTTP, a term after the other; through the shop or from the API itself. */
export async function measureSuggestions(
  origin: string,
  terms: readonly string[],
  row: Pick<Row, 'name' | 'thousands'> & { seconds: number },
): Promise<Row> {
  const requests = terms.map((search) => graphqlRequest('getSearchResults', { search, limit: 5 }));
  const { name, thousands, seconds } = row;
  const figures = await measureLoad({ origin, connections: 1, seconds, requests });
  return { name, thousands, connections: 1, ...figures };
}
