import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { CheckoutStart } from '@/features/checkout/entrance/CheckoutStart';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({ Content: CheckoutStart, metadata: checkoutMetadata('address') });

export { generateMetadata, renderPage as default };
