import type { Metadata } from 'next';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { SuccessPage } from '@/features/checkout/success/SuccessPage';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePlace(await params), 'success');
}

export default async function Page({ params }: { params: Promise<PlaceParams> }) {
  return <SuccessPage place={requirePlace(await params)} />;
}
