import type { SearchInput, SearchResults } from '@geven/odoo-sdk';
import { createFakeSdk } from '@geven/odoo-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withSdk } from '../testing/with-sdk';
import { useSearch } from './use-search';

const getSearchResults = vi.fn(
  async ({ search }: SearchInput, _options?: { signal?: AbortSignal }): Promise<SearchResults> =>
    ({ totalCount: search.length }) as SearchResults,
);
const sdk = createFakeSdk({ catalogue: { getSearchResults } });

const typing = (first: string) =>
  renderHook(({ term }) => useSearch(term, { delay: 100 }), { wrapper: withSdk(sdk), initialProps: { term: first } });
/** A timer changes what is shown, what is shown asks, and the answer comes a moment later. */
async function wait(ms: number) {
  for (const step of [ms, 1, 1]) await act(() => vi.advanceTimersByTimeAsync(step));
}
const sent = () => getSearchResults.mock.calls.map(([{ search }]) => search);

describe('useSearch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    getSearchResults.mockClear();
  });

  it('asks nothing for a blank term (SR-01)', async () => {
    const { result, rerender } = typing('');
    rerender({ term: '   ' });
    await wait(500);
    expect(getSearchResults).not.toHaveBeenCalled();
    expect(result.current).toEqual({ results: undefined, isCurrent: true, isError: false });
  });

  it('waits for a pause in typing and sends the latest term', async () => {
    const { result, rerender } = typing('');
    for (const term of ['l', 'lä', 'lär ']) {
      rerender({ term });
      await wait(60);
    }
    expect(sent()).toEqual([]);
    await wait(100);
    expect(sent()).toEqual(['lär']);
    expect(result.current).toMatchObject({ results: { totalCount: 3 }, isCurrent: true });
  });

  it('keeps the answer before until the next one is there, and forgets it when the field is blank', async () => {
    const { result, rerender } = typing('lär');
    await wait(0);
    rerender({ term: 'lärche' });
    expect(result.current).toMatchObject({ results: { totalCount: 3 }, isCurrent: false });
    await wait(150);
    expect(result.current).toMatchObject({ results: { totalCount: 6 }, isCurrent: true });
    rerender({ term: ' ' });
    expect(result.current.results).toBeUndefined();
  });

  it('cancels a call whose answer nobody waits for any more', async () => {
    const signals: AbortSignal[] = [];
    getSearchResults.mockImplementation((_input, options) => {
      if (options?.signal) signals.push(options.signal);
      return new Promise(() => undefined);
    });
    const { rerender } = typing('lär');
    await wait(0);
    rerender({ term: 'lärche' });
    await wait(150);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    getSearchResults.mockReset();
    getSearchResults.mockImplementation(async ({ search }) => ({ totalCount: search.length }) as SearchResults);
  });

  it('sends at most 200 characters, whole ones', async () => {
    typing(`${'🌲'.repeat(5000)}`);
    await wait(0);
    expect(sent()).toEqual(['🌲'.repeat(200)]);
  });

  it('asks no second time for a term that was asked a moment ago', async () => {
    const { rerender } = typing('lär');
    await wait(0);
    rerender({ term: 'lärc' });
    await wait(150);
    rerender({ term: 'lär' });
    await wait(150);
    expect(sent()).toEqual(['lär', 'lärc']);
  });
});
