import { ListingPage, listingMetadata } from '@/features/catalogue/ListingPage';
import { readListingParams } from '@/features/catalogue/listing-params';
import { page } from '@/lib/pages/page';

// Combinations that few people ask for are rendered each time instead of being kept.
export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: ListingPage,
  metadata: listingMetadata,
  read: readListingParams,
  hasOwnPrices: true,
});

export { generateMetadata, renderPage as default };
