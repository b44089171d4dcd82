import type { Metadata } from 'next';
import { HomePage } from '@/features/home/HomePage';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PageContextParams } from '@/lib/routing/page-context';
import { requirePageContext } from '@/lib/routing/require-page-context';
import { getTexts } from '@/lib/texts/i18n';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<PageContextParams> }): Promise<Metadata> {
  const { locale } = requirePageContext(await params);
  const t = getTexts(locale, 'home');
  return {
    title: t('seoTitle'),
    description: t('seoDescription'),
    ...pageMetadata(locale, routeAlternates('home')),
  };
}

export default async function Page({ params }: { params: Promise<PageContextParams> }) {
  return <HomePage context={requirePageContext(await params)} />;
}
