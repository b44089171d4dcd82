import { CartPage, cartMetadata } from '@/features/cart/CartPage';
import { readFlash } from '@/lib/forms/read-flash';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: CartPage,
  metadata: cartMetadata,
  hasOwnPrices: true,
  visit: async (query: PageQuery) => ({ ...(await readFlash(query)), isMailed: query.mailed === '1' }),
});

export { generateMetadata, renderPage as default };
