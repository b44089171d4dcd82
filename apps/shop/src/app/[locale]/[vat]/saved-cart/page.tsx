import { SavedCartPage, savedCartMetadata } from '@/features/cart/SavedCartPage';
import { hasLink, readVisit } from '@/lib/account/account-visit';
import { type PageQuery, page } from '@/lib/pages/page';
import { ROUTES } from '@/lib/routing/routes';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: SavedCartPage,
  metadata: savedCartMetadata,
  visit: async (query: PageQuery) => ({
    ...(await readVisit(query)),
    hasLink: await hasLink(ROUTES.savedCart.linkCookie),
  }),
});

export { generateMetadata, renderPage as default };
