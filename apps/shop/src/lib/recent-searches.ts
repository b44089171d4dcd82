/** Fired in this window when the list changes; other windows hear `storage`. */
const CHANGED = 'recent-searches-change';
const KEY = 'recent-searches';
const MOST = 5;
const LONGEST = 200;

const NONE: readonly string[] = [];

/** Last text that was read and what it holds, so that the same list is the same object. */
let known: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/** What was searched for last on this device, the newest first; empty where nothing can be stored. */
export function recentSearches(): readonly string[] {
  const text = attempt(() => localStorage.getItem(KEY)) ?? null;
  if (text !== known.text) known = { text, searches: parse(text) };
  return known.searches;
}

/** Notes a search that was really made; one that was made before moves to the front. */
export function noteSearch(term: string): void {
  const searched = Array.from(term.trim()).slice(0, LONGEST).join('').trim();
  if (searched === '') return;
  const isSame = (each: string) => each.toLowerCase() === searched.toLowerCase();
  store([searched, ...recentSearches().filter((each) => !isSame(each))].slice(0, MOST));
}

export function forgetSearch(term: string): void {
  store(recentSearches().filter((each) => each !== term));
}

export function forgetAllSearches(): void {
  store(NONE);
}

/** Calls back when the list changes, here or in another window. */
export function onRecentSearchesChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', listener);
  };
}

function store(searches: readonly string[]): void {
  attempt(() =>
    searches.length === 0 ? localStorage.removeItem(KEY) : localStorage.setItem(KEY, JSON.stringify(searches)),
  );
  dispatchEvent(new Event(CHANGED));
}

/** What another program, or an older shop, may have left there is no reason to fail. */
function parse(text: string | null): readonly string[] {
  const value: unknown = attempt(() => JSON.parse(text ?? '[]'));
  if (!Array.isArray(value)) return NONE;
  const searches = value.filter(
    (each): each is string => typeof each === 'string' && each.trim() !== '' && each.length <= 2 * LONGEST,
  );
  return [...new Set(searches)].slice(0, MOST);
}

/** Storage may be switched off, full or forbidden: then nothing is remembered, and the search works all the same. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
