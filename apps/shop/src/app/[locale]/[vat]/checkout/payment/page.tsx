import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { PaymentPage } from '@/features/checkout/payment/PaymentPage';
import { readFlash } from '@/lib/forms/read-flash';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: PaymentPage,
  metadata: checkoutMetadata('payment'),
  visit: readFlash,
});

export { generateMetadata, renderPage as default };
