import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { PlaceParams } from '../../../../lib/place';
import { requirePlace } from '../../../../lib/require-place';

export const revalidate = 86_400;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  requirePlace(await params);
  notFound();
}

/** Where the proxy sends every address that no page has. */
export default async function Page({ params }: { params: Promise<PlaceParams> }) {
  requirePlace(await params);
  notFound();
}
