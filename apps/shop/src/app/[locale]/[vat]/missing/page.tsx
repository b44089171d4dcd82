import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { page } from '@/lib/pages/page';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

/** Where the proxy sends every address that neither a route nor content knows. */
const { generateMetadata, renderPage } = page({ Content: NotFoundPage, metadata: notFoundMetadata });

export { generateMetadata, renderPage as default };
