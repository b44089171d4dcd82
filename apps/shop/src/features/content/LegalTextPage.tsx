import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { LegalPage } from './LegalPage';
import { type LegalTextName, legalText } from './legal-text';

interface LegalTextPageProps {
  context: PageContext;
  /** Legal texts and their routes share their names. */
  name: LegalTextName;
}

/** The page of a legal text. */
export function LegalTextPage({ context, name }: LegalTextPageProps) {
  const t = getTexts(context.locale, 'common');
  return (
    <PageFrame alternates={routeAlternates(name)} context={context}>
      <LegalPage
        breadcrumbsLabel={t('breadcrumbs')}
        home={{ label: t('home'), href: href('home', context.locale) }}
        text={legalText(name, context.locale)}
      />
    </PageFrame>
  );
}

/** Title, description and addresses of a legal text's page. */
export function legalMetadata({ locale }: PageContext, name: LegalTextName): Metadata {
  const { title, seoDescription } = legalText(name, locale);
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title }),
    description: seoDescription,
    ...pageMetadata(locale, routeAlternates(name)),
  };
}
