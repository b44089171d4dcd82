import { quotationsPage } from '@/features/account/quotations/quotations-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = quotationsPage;

export { generateMetadata, renderPage as default };
