import { ListingPage, listingMetadata } from '@/features/catalogue/ListingPage';
import { type ListingParams, readListingParams } from '@/features/catalogue/listing-params';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: { params: Promise<ListingParams> }) =>
  listingMetadata(readListingParams(await params));

export default async function Page({ params }: { params: Promise<ListingParams> }) {
  return <ListingPage {...readListingParams(await params)} />;
}
