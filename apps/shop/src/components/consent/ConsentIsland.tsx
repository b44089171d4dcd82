'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { WatchedConsent } from './watch-consent';

/** Asks for consent and does what was consented to; only in pages of a shop that needs any. */
export function ConsentIsland({ tag }: Pick<WatchedConsent, 'tag'>) {
  const path = usePathname();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    void import('./watch-consent').then(({ watchConsent }) => signal.aborted || watchConsent({ tag, path }, signal));
    return () => abort.abort();
  }, [tag, path]);
  return null;
}
