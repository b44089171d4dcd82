import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAllSearches, forgetSearch, noteSearch, onRecentSearchesChange, recentSearches } from './recent-searches';

describe('recent searches', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('are the last five, each once, the newest first', () => {
    for (const term of ['a', 'b', 'Lärche ', 'c', 'd', 'lärche', 'e']) noteSearch(term);
    expect(recentSearches()).toEqual(['e', 'lärche', 'd', 'c', 'b']);
    expect(recentSearches()).toBe(recentSearches());
  });

  it('hold no blank and no endless search', () => {
    noteSearch('   ');
    noteSearch('🌲'.repeat(5000));
    expect(recentSearches()).toEqual(['🌲'.repeat(200)]);
  });

  it('can be forgotten one by one and all at once, and whoever shows them is told', () => {
    const listener = vi.fn();
    const stop = onRecentSearchesChange(listener);
    for (const term of ['a', 'b', 'c']) noteSearch(term);
    forgetSearch('b');
    expect(recentSearches()).toEqual(['c', 'a']);
    forgetAllSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(listener).toHaveBeenCalledTimes(5);
    stop();
    noteSearch('d');
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it('survive what somebody else has stored under their name', () => {
    for (const text of ['{', '"x"', '{"a":1}', 'null', '[1, null, {}, "", "oak", "oak"]']) {
      localStorage.setItem('recent-searches', text);
      expect(recentSearches(), text).toEqual(text.includes('oak') ? ['oak'] : []);
    }
  });

  it('do without a storage that is forbidden or full', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    noteSearch('oak');
    forgetSearch('oak');
    expect(recentSearches()).toEqual([]);
  });
});
