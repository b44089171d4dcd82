import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: { params: Promise<PlaceParams> }) =>
  notFoundMetadata(requirePlace(await params));

/** Where the proxy sends every address that no page has. */
export default async function Page({ params }: { params: Promise<PlaceParams> }) {
  return <NotFoundPage place={requirePlace(await params)} />;
}
