import type { Metadata } from 'next';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { ConfirmPage } from '@/features/checkout/confirm/ConfirmPage';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePageContext(await params), 'confirm');
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PageContextParams>;
  searchParams: PageQuery;
}) {
  return <ConfirmPage flash={await loadFlash(searchParams)} context={requirePageContext(await params)} />;
}
