import { HomePage, homeMetadata } from '@/features/content/home/HomePage';
import { page } from '@/lib/pages/page';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { generateMetadata, renderPage } = page({ Content: HomePage, metadata: homeMetadata });

export { generateMetadata, renderPage as default };
