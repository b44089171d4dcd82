import { ComparePage, compareMetadata } from '@/features/compare/ComparePage';
import { readComparedIds } from '@/features/compare/compared-ids';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ComparePage,
  metadata: compareMetadata,
  hasOwnPrices: true,
  visit: async ({ ids }: PageQuery) => ({ ids: readComparedIds(ids) }),
});

export { generateMetadata, renderPage as default };
