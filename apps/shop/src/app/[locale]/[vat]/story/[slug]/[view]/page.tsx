import { StoryPage, storyMetadata } from '@/features/content/StoryPage';
import { readStorySegments } from '@/lib/content/story-segments';
import { page } from '@/lib/pages/page';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

const { generateMetadata, renderPage } = page({
  Content: StoryPage,
  metadata: storyMetadata,
  read: readStorySegments,
});

export { generateMetadata, renderPage as default };
