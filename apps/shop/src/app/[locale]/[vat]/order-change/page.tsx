import { OrderChangePage, orderChangeMetadata, orderChangeVisit } from '@/features/account/orders/OrderChangePage';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: OrderChangePage,
  metadata: orderChangeMetadata,
  visit: orderChangeVisit,
});

export { generateMetadata, renderPage as default };
