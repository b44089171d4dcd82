import type { Metadata } from 'next';
import { CartPage } from '@/features/cart/CartPage';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';
import { getMessages, getTexts } from '@/lib/texts/i18n';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  const { locale } = requirePageContext(await params);
  const title = getMessages(locale, 'cart').seoTitle;
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PageContextParams>;
  searchParams: PageQuery;
}) {
  return <CartPage flash={await loadFlash(searchParams)} context={requirePageContext(await params)} />;
}
