import type { Metadata } from 'next';
import { AddressPage } from '@/features/checkout/address/AddressPage';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePageContext(await params), 'address');
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PageContextParams>;
  searchParams: PageQuery;
}) {
  return <AddressPage flash={await loadFlash(searchParams)} context={requirePageContext(await params)} />;
}
