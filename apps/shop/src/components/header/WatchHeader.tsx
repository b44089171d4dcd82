'use client';
import { useEffect } from 'react';
import { whenIdle } from '../prefetch/when-idle';

/** Loads what makes the header more than links and disclosures, once the page is idle. */
export function WatchHeader() {
  useEffect(() => {
    const abort = new AbortController();
    whenIdle(() => void import('./watch-header').then(({ watchHeader }) => watchHeader(document, abort.signal)));
    return () => abort.abort();
  }, []);
  return null;
}
