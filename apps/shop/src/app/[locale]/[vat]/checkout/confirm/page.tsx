import type { Metadata } from 'next';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { ConfirmPage } from '@/features/checkout/confirm/ConfirmPage';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePlace(await params), 'confirm');
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PlaceParams>;
  searchParams: PageQuery;
}) {
  return <ConfirmPage flash={await loadFlash(searchParams)} place={requirePlace(await params)} />;
}
