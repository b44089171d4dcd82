import { createDeviceList } from '@/lib/device/device-list';
import { MAX_TERM, searchTerm } from '@/lib/listing/search-term';

/** What was searched for last on this device, the newest first. */
export const recentSearches = createDeviceList({
  key: 'recent-searches',
  max: 5,
  isItem: (value): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 2 * MAX_TERM,
});

/** Notes a search that was really made; one that was made before moves to the front. */
export function noteSearch(term: string): void {
  const searched = searchTerm(term);
  if (searched === '') return;
  const isSame = (each: string) => each.toLowerCase() === searched.toLowerCase();
  recentSearches.write([searched, ...recentSearches.read().filter((each) => !isSame(each))]);
}

export function forgetSearch(term: string): void {
  recentSearches.write(recentSearches.read().filter((each) => each !== term));
}

export function forgetAllSearches(): void {
  recentSearches.write([]);
}
