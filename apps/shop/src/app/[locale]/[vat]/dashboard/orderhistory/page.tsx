import { listPage } from '@/features/account/lists/list-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = listPage('history');

export { generateMetadata, renderPage as default };
