import { ProductPage, productMetadata } from '@/features/product/ProductPage';
import { readProductSegments, readProductVisit } from '@/features/product/product-params';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

/** The product page of one visitor: with what its address says was chosen, or a form that was refused. */
const { generateMetadata, renderPage } = page({
  Content: ProductPage,
  metadata: productMetadata,
  read: readProductSegments,
  hasOwnPrices: true,
  visit: readProductVisit,
});

export { generateMetadata, renderPage as default };
