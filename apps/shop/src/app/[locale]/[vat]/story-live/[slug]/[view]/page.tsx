import { StoryPage, storyMetadata } from '@/features/content/StoryPage';
import { readStorySegments } from '@/lib/content/story-segments';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

/** The page of a story for one visitor: with what a form on it was asked. */
const { generateMetadata, renderPage } = page({
  Content: StoryPage,
  metadata: storyMetadata,
  read: readStorySegments,
  hasOwnPrices: true,
  visit: async (query: PageQuery) => ({ query }),
});

export { generateMetadata, renderPage as default };
