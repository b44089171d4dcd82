import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { SuccessPage } from '@/features/checkout/success/SuccessPage';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({ Content: SuccessPage, metadata: checkoutMetadata('success') });

export { generateMetadata, renderPage as default };
