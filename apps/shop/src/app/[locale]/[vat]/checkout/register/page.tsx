import { CheckoutRegisterPage } from '@/features/checkout/entrance/CheckoutRegisterPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { guestVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: CheckoutRegisterPage,
  metadata: accountMetadata('register.title'),
  visit: guestVisit('checkoutAddress'),
});

export { generateMetadata, renderPage as default };
