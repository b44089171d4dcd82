import type { PageContext, PageContextParams } from '@/lib/routing/page-context';
import { readSegment } from '@/lib/routing/path-segment';
import { requirePageContext } from '@/lib/routing/require-page-context';

/** Segments of a product in the internal tree. */
export interface ProductParams extends PageContextParams {
  readonly id: string;
  readonly slug: string;
}

/** What a product page is made from. */
export interface ProductAddress {
  readonly context: PageContext;
  readonly id: number;
  readonly slug: string;
}

export const readProductParams = ({ id, slug, ...context }: ProductParams): ProductAddress => ({
  context: requirePageContext(context),
  id: Number(id),
  slug: readSegment(slug),
});

/** What the proxy wrote into the internal path. */
export const readProductQuery = (state: string): URLSearchParams => new URLSearchParams(readSegment(state));
