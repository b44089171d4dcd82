import { TextPage, textMetadata } from '@/features/content/TextPage';
import { page } from '@/lib/pages/page';
import { readSegment } from '@/lib/routing/path-segment';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

const { generateMetadata, renderPage } = page({
  Content: TextPage,
  metadata: textMetadata,
  read: ({ slug = '' }) => ({ slug: readSegment(slug) }),
});

export { generateMetadata, renderPage as default };
