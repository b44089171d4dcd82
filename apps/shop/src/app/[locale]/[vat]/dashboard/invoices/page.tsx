import { invoicesPage } from '@/features/account/invoices/invoices-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = invoicesPage;

export { generateMetadata, renderPage as default };
