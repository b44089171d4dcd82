import type { Product, ProductTemplateId } from '@geven/odoo-sdk';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Checkbox } from '@geven/ui/Checkbox';
import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { MAX_COMPARED } from '@/components/compare/compare-choices';
import { comparedName } from '@/components/compare/compared-name';
import { BackLink } from '@/components/page/BackLink';
import { PageFrame } from '@/components/page/PageFrame';
import { catalogueOf } from '@/lib/api/catalogue-of';
import { alternatesOf } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href, ROUTES } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { AddRecent } from './AddRecent';
import { CompareTable } from './CompareTable';
import * as styles from './compare-page.css';
import { TOGETHER } from './compare-table.css';
import { compareHref } from './compared-ids';
import { comparisonTitle } from './comparison-title';
import { PopularToCompare } from './PopularToCompare';
import { RememberCompared } from './RememberCompared';

export interface ComparePageProps {
  context: PageContext;
  /** Ids of products, four at most. */
  ids: readonly ProductTemplateId[];
}

/** Title of the comparison, which is everybody's own. */
export function compareMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const title = getTexts(locale, 'compare')('page.title');
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

/** Up to four products side by side. What is no longer sold is said and left out. */
export async function ComparePage({ context, ids }: ComparePageProps) {
  const { locale } = context;
  const t = getTexts(locale, 'compare');
  const common = getTexts(locale, 'common');
  const { catalogue, options } = await catalogueOf(context);
  const found = await Promise.all(ids.map((id) => catalogue.getProductTemplate(id, options)));
  const products = found.filter((product): product is Product => product !== null);
  const gone = ids.length - products.length;
  const title = comparisonTitle(products, t);
  const crumbs = [{ label: common('allProducts'), href: href('category', locale) }, { label: title }];
  const add = (
    <LinkButton href={href('category', locale)} icon="plus" variant="outline">
      {t('page.add')}
    </LinkButton>
  );
  const recent = (
    <div className={styles.recent}>
      <AddRecent
        context={context}
        ids={products.map(({ id }) => id)}
        paths={{ compare: href('compare', locale), product: ROUTES.product[locale] }}
        texts={{ heading: t('page.recent'), add: t('page.take'), units: getMessages(locale, 'units') }}
      />
    </div>
  );
  return (
    <PageFrame alternates={alternatesOf((each) => compareHref(each, ids))} context={context} pricesOf="today">
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            className={styles.crumbs}
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={crumbs}
            label={common('breadcrumbs')}
          />
          <BackLink trail={{ items: crumbs }} />
        </div>
        <div className={styles.head}>
          <div>
            <Heading className={styles.title} level={1}>
              {title}
            </Heading>
            {products.length > 0 && (
              <Text size="caption" tone="muted">
                {context.isNet ? common('priceNoteExcl') : common('priceNoteIncl', { rate: context.vatRate })}
              </Text>
            )}
          </div>
          {products.length > 1 && (
            <Checkbox className={styles.together} defaultChecked id={TOGETHER} label={t('page.together')} />
          )}
        </div>
        {gone > 0 && <Notice title={t('page.gone', { count: gone })} tone="warning" />}
        {products.length === 1 && (
          <div className={styles.next}>
            <Text>{t('page.one')}</Text>
            {add}
            {recent}
          </div>
        )}
        {products.length === 0 ? (
          <>
            <EmptyState
              className={styles.empty}
              dimension={t('page.emptyDimension')}
              heading={t('page.empty')}
              layout="beside"
            >
              <Text>{t('page.emptyNote')}</Text>
              {add}
            </EmptyState>
            {recent}
            <PopularToCompare context={context} />
          </>
        ) : (
          <CompareTable context={context} products={products} />
        )}
        {products.length > 1 && products.length < MAX_COMPARED && <div className={styles.foot}>{add}</div>}
        <RememberCompared
          asked={ids.length}
          path={href('compare', locale)}
          products={products.map((product) => ({ id: product.id, name: comparedName(product) }))}
        />
      </Container>
    </PageFrame>
  );
}
