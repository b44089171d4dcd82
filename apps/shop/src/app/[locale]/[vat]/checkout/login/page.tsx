import { CheckoutLoginPage } from '@/features/checkout/entrance/CheckoutLoginPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { guestVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: CheckoutLoginPage,
  metadata: accountMetadata('login.title'),
  visit: guestVisit('checkoutAddress'),
});

export { generateMetadata, renderPage as default };
