'use client';
import type { ProductTemplateId } from '@geven/odoo-sdk';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { noteProduct, recentProducts } from '@/components/recent/recent-products';
import type { PageContext } from '@/lib/routing/page-context';
import type { RecentSliderProps } from './RecentSlider';

export interface RecentIslandProps {
  base: string;
  current: ProductTemplateId;
  context: PageContext;
  texts: RecentSliderProps['texts'];
}

/** Remembers the product of the page; what was seen before is loaded when it is about to come into view. */
export function RecentIsland({ base, current, context, texts }: RecentIslandProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [RecentSlider, setRecentSlider] = useState<ComponentType<RecentSliderProps>>();
  const [ids, setIds] = useState<readonly ProductTemplateId[]>([]);
  useEffect(() => {
    const before = recentProducts.read().filter((id) => id !== current);
    noteProduct(current);
    if (before.length === 0 || !mark.current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { RecentSlider: loaded } = await import('./RecentSlider');
        setIds(before);
        setRecentSlider(() => loaded);
      },
      { rootMargin: '300px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [current]);
  return <div ref={mark}>{RecentSlider && <RecentSlider base={base} ids={ids} context={context} texts={texts} />}</div>;
}
