import type { Product } from '@geven/odoo-sdk';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { MOST_COMPARED } from '@/components/compare/compare-choices';
import { comparedName } from '@/components/compare/compared-name';
import { PageFrame } from '@/components/page/PageFrame';
import { sdkOf } from '@/lib/api/sdk-server';
import { alternatesOf } from '@/lib/routing/alternates';
import type { Place } from '@/lib/routing/place';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { CompareMemory } from './CompareMemory';
import { CompareTable } from './CompareTable';
import * as styles from './compare-page.css';
import { compareHref } from './compared-ids';

export interface ComparePageProps {
  place: Place;
  /** Ids of products, four at most. */
  ids: readonly number[];
}

/** Up to four products side by side. What is no longer sold is said and left out. */
export async function ComparePage({ place, ids }: ComparePageProps) {
  const { locale } = place;
  const t = getTexts(locale, 'listing');
  const common = getTexts(locale, 'common');
  const found = await Promise.all(ids.map((id) => sdkOf(locale).catalogue.getProductTemplate(id)));
  const products = found.filter((product): product is Product => product !== null);
  const gone = ids.length - products.length;
  const title = t('compare.page.title');
  return (
    <PageFrame alternates={alternatesOf((each) => compareHref(each, ids))} place={place}>
      <Container>
        <div className={styles.trail}>
          <Breadcrumbs
            homeHref={href('home', locale)}
            homeLabel={common('home')}
            items={[{ label: common('allProducts'), href: href('category', locale) }, { label: title }]}
            label={common('breadcrumbs')}
          />
        </div>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {products.length > 1 && <Text tone="muted">{t('compare.page.note')}</Text>}
        </div>
        {gone > 0 && <Notice title={t('compare.page.gone', { count: gone })} tone="warning" />}
        {products.length === 0 ? (
          <EmptyState dimension={t('compare.page.emptyDimension')} heading={t('compare.page.empty')}>
            <Text>{t('compare.page.emptyNote')}</Text>
          </EmptyState>
        ) : (
          <CompareTable place={place} products={products} />
        )}
        <div className={styles.foot}>
          {products.length === 1 && <Text>{t('compare.page.one')}</Text>}
          {products.length < MOST_COMPARED && (
            <LinkButton href={href('category', locale)} icon="plus" variant="outline">
              {t('compare.page.add')}
            </LinkButton>
          )}
        </div>
        <CompareMemory
          asked={ids.length}
          path={href('compare', locale)}
          products={products.map((product) => ({ id: product.id, name: comparedName(product) }))}
        />
      </Container>
    </PageFrame>
  );
}
