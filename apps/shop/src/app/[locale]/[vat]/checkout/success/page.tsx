import { cookies } from 'next/headers';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { PAYMENT_COOKIE, readPaymentCookie } from '@/features/checkout/payment-cookie';
import { SuccessPage } from '@/features/checkout/success/SuccessPage';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: SuccessPage,
  metadata: checkoutMetadata('success'),
  visit: async () => ({ attempt: readPaymentCookie((await cookies()).get(PAYMENT_COOKIE)?.value) }),
});

export { generateMetadata, renderPage as default };
