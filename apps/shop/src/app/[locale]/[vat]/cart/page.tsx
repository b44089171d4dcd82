import { CartPage, cartMetadata } from '@/features/cart/CartPage';
import { readFlash } from '@/lib/forms/read-flash';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: CartPage,
  metadata: cartMetadata,
  hasOwnPrices: true,
  visit: readFlash,
});

export { generateMetadata, renderPage as default };
