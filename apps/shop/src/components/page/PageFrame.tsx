import type { ReactNode } from 'react';
import { loadCategories } from '@/lib/products/categories';
import type { Alternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { livePaths } from '@/lib/routing/routes';
import { Footer } from '../footer/Footer';
import { Header } from '../header/Header';
import { PrefetchOnIntent } from '../prefetch/PrefetchOnIntent';

export interface PageFrameProps {
  context: PageContext;
  alternates: Alternates;
  currentPath?: string | undefined;
  hasSearch?: boolean | undefined;
  term?: string | undefined;
  children: ReactNode;
}

/** Header, content and footer of a page outside the checkout. */
export async function PageFrame({ context, children, ...header }: PageFrameProps) {
  const categories = await loadCategories(context.locale);
  return (
    <>
      <Header {...header} categories={categories} context={context} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer categories={categories} context={context} />
      <PrefetchOnIntent live={[...livePaths(context.locale), '/api/']} />
    </>
  );
}
