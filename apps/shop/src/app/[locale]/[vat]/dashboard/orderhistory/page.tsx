import { ordersPage } from '@/features/account/orders/orders-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = ordersPage('history');

export { generateMetadata, renderPage as default };
