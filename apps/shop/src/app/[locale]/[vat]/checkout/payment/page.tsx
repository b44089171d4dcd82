import type { Metadata } from 'next';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { PaymentPage } from '@/features/checkout/payment/PaymentPage';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePageContext(await params), 'payment');
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PageContextParams>;
  searchParams: PageQuery;
}) {
  return <PaymentPage flash={await loadFlash(searchParams)} context={requirePageContext(await params)} />;
}
