import { GuestOrderPage, guestOrderMetadata } from '@/features/account/orders/GuestOrderPage';
import { guestOrderVisit } from '@/features/account/orders/guest-order';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: GuestOrderPage,
  metadata: guestOrderMetadata,
  visit: guestOrderVisit,
});

export { generateMetadata, renderPage as default };
