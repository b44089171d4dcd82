import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import MISSING_PAGE from '@/lib/serving/missing-page.json';
import { getTexts } from '@/lib/texts/i18n';
import { ApplicationTiles } from '../applications/ApplicationTiles';
import { PageFrame } from '../page/PageFrame';
import { SearchForm } from '../search/SearchForm';
import * as styles from './not-found.css';

/**
 * Title of a page that does not exist, and the mark by which the page cache answers 404. Next's own `notFound()` would
 * leave the page's HTML empty until scripts have run.
 */
export function notFoundMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const title = getTexts(locale, 'common')('notFound.title');
  return { title, robots: { index: false }, other: MISSING_PAGE };
}

export interface NotFoundPageProps {
  context: PageContext;
  /** True where the address is one of products: a word of apology for them then takes the place of the plain line. */
  isAboutProducts?: boolean;
}

/** Searches to try; every one finds products. */
const EXAMPLES = ['size', 'board', 'post', 'screw'] as const;

/**
 * What an address that leads nowhere shows: a search with examples, all products and a quote (ER-01, ER-02, ER-05, ER-10),
 * and below them what timber is for. Nothing of it asks the API: this page stays when the range cannot be read.
 */
export function NotFoundPage({ context, isAboutProducts = false }: NotFoundPageProps) {
  const { locale } = context;
  const t = getTexts(locale, 'common');
  const catalogue = getTexts(locale, 'catalogue');
  return (
    <PageFrame alternates={routeAlternates('home')} hasSearch={false} context={context}>
      <Container>
        <EmptyState
          className={styles.root}
          dimension="404"
          heading={t('notFound.heading')}
          headingLevel={1}
          note={t('notFound.dimension')}
        >
          <Stack className={styles.body} gap={6}>
            <Text isMeasured size="lead">
              {isAboutProducts ? t('notFound.apology') : `${t('notFound.detail')}. ${t('notFound.reason')}`}
            </Text>
            <SearchForm
              className={styles.search}
              context={context}
              isOnErrorPage
              placeholder={t('notFound.placeholder')}
              size="large"
            />
            <p className={styles.examples}>
              {catalogue('examples.heading')}
              {EXAMPLES.map((each) => catalogue(`examples.${each}`)).map((q) => (
                <Link href={href('category', locale, { query: { q } })} key={q}>
                  {q}
                </Link>
              ))}
            </p>
            <div className={styles.ways}>
              <LinkButton href={href('category', locale)} variant="outline">
                {t('notFound.products')}
              </LinkButton>
              <Link href={href('contactQuote', locale)}>{t('notFound.quote')}</Link>
            </div>
          </Stack>
        </EmptyState>
        <ApplicationTiles
          context={context}
          heading={getTexts(locale, 'cart')('applications')}
          headingSize="heading"
          range={null}
        />
      </Container>
    </PageFrame>
  );
}
