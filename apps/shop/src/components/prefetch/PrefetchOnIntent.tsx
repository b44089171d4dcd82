'use client';
import { useEffect } from 'react';
import { whenIdle } from './when-idle';

export interface PrefetchOnIntentProps {
  /** Beginnings of paths whose pages are made for each request. */
  live: readonly string[];
}

/** Fetches the page behind a link as soon as somebody is about to press it; itself loaded when the page is idle. */
export function PrefetchOnIntent({ live }: PrefetchOnIntentProps) {
  useEffect(() => {
    const abort = new AbortController();
    const start = () => {
      void import('./watch-intent').then(({ watchIntent }) => watchIntent(document, live, abort.signal));
    };
    whenIdle(start);
    return () => abort.abort();
  }, [live]);
  return null;
}
