import { ListingPage, listingMetadata } from '@/features/catalogue/ListingPage';
import { readListingParams } from '@/features/catalogue/listing-params';
import { page } from '@/lib/pages/page';

export const revalidate = 3600;
export const generateStaticParams = () => [];

const { generateMetadata, renderPage } = page({
  Content: ListingPage,
  metadata: listingMetadata,
  read: readListingParams,
});

export { generateMetadata, renderPage as default };
