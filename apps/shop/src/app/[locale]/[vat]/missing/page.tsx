import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export const generateMetadata = async ({ params }: { params: Promise<PageContextParams> }) =>
  notFoundMetadata(requirePageContext(await params));

/** Where the proxy sends every address that no page has. */
export default async function Page({ params }: { params: Promise<PageContextParams> }) {
  return <NotFoundPage context={requirePageContext(await params)} />;
}
