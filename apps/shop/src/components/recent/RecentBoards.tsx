'use client';
import type { ProductTemplateId } from '@geven/odoo-sdk';
import { lazy, Suspense, useMemo, useSyncExternalStore } from 'react';
import type { RecentRowsProps } from './RecentRows';
import { recentProducts } from './recent-products';

export interface RecentBoardsProps extends Omit<RecentRowsProps, 'ids'> {
  /** Products that the page shows already. */
  without?: readonly ProductTemplateId[] | undefined;
}

const MAX_SHOWN = 3;
const NONE: readonly ProductTemplateId[] = [];
const RecentRows = lazy(async () => ({ default: (await import('./RecentRows')).RecentRows }));

/** The last products that were looked at on this device, a row each. */
export function RecentBoards({ without = NONE, ...props }: RecentBoardsProps) {
  const seen = useSyncExternalStore(recentProducts.onChange, recentProducts.read, () => NONE);
  const ids = useMemo(() => seen.filter((id) => !without.includes(id)).slice(0, MAX_SHOWN), [seen, without]);
  if (ids.length === 0) return props.fallback;
  return (
    <Suspense fallback={props.fallback}>
      <RecentRows {...props} ids={ids} />
    </Suspense>
  );
}
