import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { FailPage } from '@/features/checkout/fail/FailPage';
import { orderReference } from '@/features/checkout/fail/order-reference';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: FailPage,
  metadata: checkoutMetadata('fail'),
  visit: async ({ reference }: PageQuery) => ({ reference: orderReference(reference) }),
});

export { generateMetadata, renderPage as default };
