'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import type { WatchedConsent } from './watch-consent';

/** Where shoppers enter what they pay with, nothing of others runs (PCI DSS 6.4.3). */
const CHECKOUT = '/checkout/';

/** Asks for consent and does what was consented to; only in pages of a shop that needs any. */
export function ConsentIsland({ tag: shopTag }: Pick<WatchedConsent, 'tag'>) {
  const path = usePathname();
  const tag = path.startsWith(CHECKOUT) ? null : shopTag;
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    void import('./watch-consent').then(({ watchConsent }) => signal.aborted || watchConsent({ tag, path }, signal));
    return () => abort.abort();
  }, [tag, path]);
  return null;
}
