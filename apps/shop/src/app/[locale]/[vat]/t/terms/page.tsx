import type { Metadata } from 'next';
import { LegalTextPage, legalMetadata } from '@/features/content/LegalTextPage';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  return legalMetadata(requirePlace(await params), 'terms');
}

export default async function Page({ params }: { params: Promise<PlaceParams> }) {
  return <LegalTextPage name="terms" place={requirePlace(await params)} />;
}
