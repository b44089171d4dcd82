import type { Metadata } from 'next';
import { HomePage } from '@/features/home/HomePage';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PlaceParams } from '@/lib/routing/place';
import { requirePlace } from '@/lib/routing/require-place';
import { getTexts } from '@/lib/texts/i18n';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<PlaceParams> }): Promise<Metadata> {
  const { locale } = requirePlace(await params);
  const t = getTexts(locale, 'catalogue');
  return {
    title: t('home.seoTitle'),
    description: t('home.seoDescription'),
    ...pageMetadata(locale, routeAlternates('home')),
  };
}

export default async function Page({ params }: { params: Promise<PlaceParams> }) {
  return <HomePage place={requirePlace(await params)} />;
}
