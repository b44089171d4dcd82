import type { Metadata } from 'next';
import { ComparePage } from '@/features/compare/ComparePage';
import { readComparedIds } from '@/features/compare/compared-ids';
import type { PageQuery } from '@/lib/forms/load-flash';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';
import { getTexts } from '@/lib/texts/i18n';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  const { locale } = requirePlace(await params);
  const title = getTexts(locale, 'listing')('compare.page.title');
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PlaceParams>;
  searchParams: PageQuery;
}) {
  return <ComparePage ids={readComparedIds((await searchParams).ids)} place={requirePlace(await params)} />;
}
