import { notFound } from 'next/navigation';
import { type PageContext, type PageContextParams, readPageContext } from '../routing/page-context';

/** The context of a page; addresses that the proxy never writes are not found. */
export function requirePageContext(params: PageContextParams): PageContext {
  const context = readPageContext(params);
  if (!context) notFound();
  return context;
}
