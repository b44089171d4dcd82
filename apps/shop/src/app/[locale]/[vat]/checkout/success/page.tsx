import type { Metadata } from 'next';
import { checkoutMetadata } from '@/features/checkout/checkout-metadata';
import { SuccessPage } from '@/features/checkout/success/SuccessPage';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  return checkoutMetadata(requirePageContext(await params), 'success');
}

export default async function Page({ params }: { params: Promise<PageContextParams> }) {
  return <SuccessPage context={requirePageContext(await params)} />;
}
