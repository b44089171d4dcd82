import type { Metadata } from 'next';
import { ComparePage } from '@/features/compare/ComparePage';
import { readComparedIds } from '@/features/compare/compared-ids';
import type { PageQuery } from '@/lib/forms/load-flash';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';
import { getTexts } from '@/lib/texts/i18n';

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  const { locale } = requirePageContext(await params);
  const title = getTexts(locale, 'compare')('page.title');
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<PageContextParams>;
  searchParams: PageQuery;
}) {
  return <ComparePage ids={readComparedIds((await searchParams).ids)} context={requirePageContext(await params)} />;
}
