import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { ConfirmPage } from '@/features/checkout/confirm/ConfirmPage';
import { readFlash } from '@/lib/forms/read-flash';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ConfirmPage,
  metadata: checkoutMetadata('confirm'),
  visit: readFlash,
});

export { generateMetadata, renderPage as default };
