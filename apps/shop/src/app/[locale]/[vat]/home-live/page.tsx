import { HomePage, homeMetadata } from '@/features/content/home/HomePage';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

/** The home page of one visitor, with prices of a list of their own. */
const { generateMetadata, renderPage } = page({ Content: HomePage, metadata: homeMetadata, hasOwnPrices: true });

export { generateMetadata, renderPage as default };
