import { ordersPage } from '@/features/account/orders/orders-page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = ordersPage('orders');

export { generateMetadata, renderPage as default };
