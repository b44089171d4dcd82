import type { Metadata } from 'next';
import { LegalTextPage, legalMetadata } from '@/features/content/LegalTextPage';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  return legalMetadata(requirePageContext(await params), 'productInfo');
}

export default async function Page({ params }: { params: Promise<PageContextParams> }) {
  return <LegalTextPage name="productInfo" context={requirePageContext(await params)} />;
}
