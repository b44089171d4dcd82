import type { Metadata } from 'next';
import { CartPage } from '@/features/cart/CartPage';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';
import { CART_MESSAGES } from '@/lib/texts/cart-messages';
import { getTexts } from '@/lib/texts/i18n';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  const { locale } = requirePageContext(await params);
  const title = CART_MESSAGES[locale].seoTitle;
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
