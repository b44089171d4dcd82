import { AddressPage } from '@/features/checkout/address/AddressPage';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { readFlash } from '@/lib/forms/read-flash';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: AddressPage,
  metadata: checkoutMetadata('address'),
  visit: readFlash,
});

export { generateMetadata, renderPage as default };
