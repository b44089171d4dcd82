import type { Metadata } from 'next';
import { AddressPage } from '@/features/checkout/address/AddressPage';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePlace(await params), 'address');
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PlaceParams>;
  searchParams: PageQuery;
}) {
  return <AddressPage flash={await loadFlash(searchParams)} place={requirePlace(await params)} />;
}
