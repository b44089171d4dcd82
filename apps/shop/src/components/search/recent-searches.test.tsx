import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAllSearches, forgetSearch, noteSearch, recentSearches } from './recent-searches';

describe('recent searches', () => {
  afterEach(() => localStorage.clear());

  it('store the last five, each once, the newest first', () => {
    for (const term of ['a', 'b', 'Lärche ', 'c', 'd', 'lärche', 'e']) noteSearch(term);
    expect(recentSearches.read()).toEqual(['e', 'lärche', 'd', 'c', 'b']);
  });

  it('store no blank and no overlong search', () => {
    noteSearch('   ');
    noteSearch('🌲'.repeat(5000));
    expect(recentSearches.read()).toEqual(['🌲'.repeat(200)]);
  });

  it('can be forgotten one by one and all at once, and whoever shows them is notified', () => {
    const listener = vi.fn();
    const stop = recentSearches.onChange(listener);
    for (const term of ['a', 'b', 'c']) noteSearch(term);
    forgetSearch('b');
    expect(recentSearches.read()).toEqual(['c', 'a']);
    forgetAllSearches();
    expect(recentSearches.read()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(listener).toHaveBeenCalledTimes(5);
    stop();
    noteSearch('d');
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it('store search terms only', () => {
    localStorage.setItem('recent-searches', '[1, null, {}, "", "oak", "oak"]');
    expect(recentSearches.read()).toEqual(['oak']);
  });
});
