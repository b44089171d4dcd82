import type { ReactNode } from 'react';
import { loadCategories } from '@/lib/products/categories';
import type { Alternates } from '@/lib/routing/alternates';
import type { Place } from '@/lib/routing/place';
import { href } from '@/lib/routing/routes';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { PrefetchOnIntent } from '../prefetch/PrefetchOnIntent';

export interface PageFrameProps {
  place: Place;
  alternates: Alternates;
  currentPath?: string | undefined;
  hasSearch?: boolean | undefined;
  term?: string | undefined;
  children: ReactNode;
}

/** Header, content and footer of a page outside the checkout. */
export async function PageFrame({ place, children, ...header }: PageFrameProps) {
  const categories = await loadCategories(place.locale);
  return (
    <>
      <Header {...header} categories={categories} place={place} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer categories={categories} place={place} />
      <PrefetchOnIntent live={[href('cart', place.locale), href('compare', place.locale), '/checkout/', '/api/']} />
    </>
  );
}
