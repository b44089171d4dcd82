import type { SearchResults } from '@geven/odoo-sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '../SdkProvider';
import { catalogueQueries } from './catalogue-queries';

export interface UseSearchOptions {
  /** Maximum number of results of each kind, 1 to 20. @default 8 */
  limit?: number;
  /** Pause in typing, in ms, before the term is sent. @default 120 */
  delay?: number;
}

/** What `useSearch` returns. */
export interface Search {
  /** Results of the term, or of the previous one while the next are loading; undefined while the field is blank. */
  results: SearchResults | undefined;
  /** True while `results` belong to what is typed now. */
  isCurrent: boolean;
  isError: boolean;
}

/** Characters that are sent; nobody types more, and a pasted page costs no more than a sentence. */
const MAX_TERM = 200;
/** Time in ms for which results stay fresh: deleting a letter costs no call. */
const STALE_TIME = 60_000;

/**
 * Suggestions for a term while it is typed. A blank term asks nothing (SR-01); calls that a further letter has made
 * useless are cancelled.
 */
export function useSearch(term: string, { limit = 8, delay = 120 }: UseSearchOptions = {}): Search {
  const sdk = useSdk();
  const search = Array.from(term.trim()).slice(0, MAX_TERM).join('').trim();
  const settled = useSettled(search, delay);
  const { data, isPlaceholderData, isError } = useQuery({
    ...catalogueQueries.search(sdk, { search: settled, limit }),
    enabled: settled !== '' && search !== '',
    staleTime: STALE_TIME,
    placeholderData: keepPreviousData,
  });
  if (search === '') return { results: undefined, isCurrent: true, isError: false };
  return { results: data, isCurrent: settled === search && !isPlaceholderData && data !== undefined, isError };
}

/** The value once it has not changed for `delay` ms; the first one at once. */
function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, value);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
