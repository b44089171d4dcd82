import type { Metadata } from 'next';
import { CartPage } from '@/features/cart/CartPage';
import { loadFlash, type PageQuery } from '@/lib/forms/load-flash';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';
import { CART_MESSAGES } from '@/lib/texts/cart-messages';
import { getTexts } from '@/lib/texts/i18n';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  const { locale } = requirePlace(await params);
  const title = CART_MESSAGES[locale].seoTitle;
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PlaceParams>;
  searchParams: PageQuery;
}) {
  return <CartPage flash={await loadFlash(searchParams)} place={requirePlace(await params)} />;
}
