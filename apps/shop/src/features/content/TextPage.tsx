import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { PageFrame } from '@/components/page/PageFrame';
import { legalRouteOf } from '@/lib/content/legal-stories';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { LegalPage } from './LegalPage';
import { legalText } from './legal-text';

interface TextPageProps {
  context: PageContext;
  slug: string;
}

/** The page of a text, found by its slug: today the legal ones. */
export function TextPage({ context, slug }: TextPageProps) {
  const route = legalRouteOf(slug);
  if (!route) return <NotFoundPage context={context} />;
  const t = getTexts(context.locale, 'common');
  return (
    <PageFrame alternates={routeAlternates(route)} context={context}>
      <LegalPage
        breadcrumbsLabel={t('breadcrumbs')}
        home={{ label: t('home'), href: href('home', context.locale) }}
        text={legalText(route, context.locale)}
      />
    </PageFrame>
  );
}

/** Title, description and addresses of a text's page. */
export function textMetadata({ context, slug }: TextPageProps): Metadata {
  const { locale } = context;
  const route = legalRouteOf(slug);
  if (!route) return notFoundMetadata({ context });
  const { title, seoDescription } = legalText(route, locale);
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title }),
    description: seoDescription,
    ...pageMetadata(locale, routeAlternates(route)),
  };
}
