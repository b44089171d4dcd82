'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { finishProgress, watchNavigations } from './progress';
import { removeOldWorkers } from './remove-old-workers';
import { watchCampaign } from './watch-campaign';
import { watchConnection } from './watch-connection';

/** What runs on every page, whatever is on it. */
export function FrameIsland() {
  const path = usePathname();
  useEffect(() => {
    const abort = new AbortController();
    void removeOldWorkers();
    watchConnection(abort.signal);
    watchNavigations(abort.signal);
    watchCampaign(abort.signal);
    return () => abort.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is the end of a navigation
  useEffect(finishProgress, [path]);
  return null;
}
