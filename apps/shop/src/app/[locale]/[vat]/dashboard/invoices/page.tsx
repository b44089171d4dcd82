import { listPage } from '@/features/account/lists/list-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = listPage('invoices');

export { generateMetadata, renderPage as default };
