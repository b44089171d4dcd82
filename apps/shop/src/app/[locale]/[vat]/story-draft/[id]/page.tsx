import { DraftPage, draftMetadata } from '@/features/content/draft/DraftPage';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

/** The draft of a story for whoever opened it in the editor. */
const { generateMetadata, renderPage } = page<object, { id: string; query: PageQuery }>({
  Content: DraftPage,
  metadata: draftMetadata,
  visit: async (query: PageQuery, { id = '' }) => ({ id, query }),
});

export { generateMetadata, renderPage as default };
