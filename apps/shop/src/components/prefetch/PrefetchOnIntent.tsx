'use client';
import { useEffect } from 'react';

export interface PrefetchOnIntentProps {
  /** Beginnings of paths whose pages are made for each request. */
  live: readonly string[];
}

/** Maximum wait for an idle moment (CN-08). */
const IDLE_PREFETCH_TIMEOUT_MS = 2000;

/** Fetches the page behind a link as soon as somebody is about to press it; itself loaded when the page is idle. */
export function PrefetchOnIntent({ live }: PrefetchOnIntentProps) {
  useEffect(() => {
    const abort = new AbortController();
    const start = () => {
      void import('./watch-intent').then(({ watchIntent }) => watchIntent(document, live, abort.signal));
    };
    // Safari has no idle callback.
    if (!('requestIdleCallback' in globalThis)) setTimeout(start, IDLE_PREFETCH_TIMEOUT_MS);
    else requestIdleCallback(start, { timeout: IDLE_PREFETCH_TIMEOUT_MS });
    return () => abort.abort();
  }, [live]);
  return null;
}
