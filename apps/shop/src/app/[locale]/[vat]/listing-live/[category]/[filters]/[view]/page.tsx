import { ListingPage, listingMetadata } from '@/features/catalogue/ListingPage';
import { type ListingParams, readListingParams } from '@/features/catalogue/listing-params';

// Combinations that few people ask for are rendered each time instead of being kept.
export const dynamic = 'force-dynamic';

export const generateMetadata = async ({ params }: { params: Promise<ListingParams> }) =>
  listingMetadata(readListingParams(await params));

export default async function Page({ params }: { params: Promise<ListingParams> }) {
  return <ListingPage {...readListingParams(await params)} />;
}
