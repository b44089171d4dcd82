import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { Section } from '@geven/ui/Section';
import { Text } from '@geven/ui/Text';
import { ProductTile } from '@/components/product/ProductTile';
import { widestSection } from '@/components/product/widest-section';
import { searchTerm } from '@/lib/listing/search-term';
import { loadCategories, rootsOf } from '@/lib/products/categories';
import { loadPopularBoards } from '@/lib/products/load-popular-boards';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { FoundContent } from './FoundContent';
import { loadSearch } from './load-search';
import * as styles from './search-results.css';

export interface NoSearchResultsProps {
  context: PageContext;
  /** What was searched for. */
  term: string;
}

/** A search that finds no product (SR-03): what was searched for, what finds something, and who can help. */
export async function NoSearchResults({ context, term }: NoSearchResultsProps) {
  const { locale } = context;
  const t = getTexts(locale, 'catalogue');
  const texts = getTexts(locale, 'search');
  const [{ widerSearches, nearestSizes }, categories, popular] = await Promise.all([
    loadSearch(locale, term),
    loadCategories(locale),
    loadPopularBoards(context),
  ]);
  return (
    <div className={styles.none}>
      <EmptyState
        dimension={<span className={styles.dimension}>{t('noResults.dimension')}</span>}
        heading={texts('noResults')}
      >
        <Text className={styles.searched} size="lead">
          {t('noResults.searched', { term })}
        </Text>
        <OtherSearches context={context} label={texts('nearestSizes')} searches={nearestSizes} />
        <OtherSearches context={context} label={t('noResults.widerHeading')} searches={widerSearches} />
        <div>
          <p className={styles.label}>{t('noResults.tipsHeading')}</p>
          <ul className={styles.tips}>
            {(['tipSpelling', 'tipSize', 'tipNumber'] as const).map((tip) => (
              <li key={tip}>{t(`noResults.${tip}`)}</li>
            ))}
          </ul>
        </div>
      </EmptyState>
      <FoundContent context={context} term={term} />
      <div className={styles.ways}>
        <Section heading={t('noResults.categoriesHeading')} headingSize="subheading">
          <ul className={styles.categories}>
            {rootsOf(categories)
              .filter(({ productCount }) => productCount > 0)
              .map(({ path, name, productCount }) => (
                <li key={path}>
                  <a className={styles.category} href={href('category', locale, { segments: path.split('/') })}>
                    {name}
                    <span className={styles.count}>{productCount}</span>
                  </a>
                </li>
              ))}
          </ul>
        </Section>
        <Section heading={t('noResults.expertHeading')} headingSize="subheading">
          <div className={styles.expert}>
            <Text>{t('noResults.expertText')}</Text>
            <LinkButton href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`} variant="outline">
              {t('noResults.expertCall', { phone: seller.phone })}
            </LinkButton>
            <LinkButton
              href={`mailto:${seller.email}?subject=${encodeURIComponent(searchTerm(term, MAX_SUBJECT))}`}
              variant="outline"
            >
              {t('noResults.expertMail', { email: seller.email })}
            </LinkButton>
          </div>
        </Section>
      </div>
      <Section heading={t('noResults.popularHeading')} headingSize="subheading">
        <ProductGrid widest={widestSection(popular)}>
          {popular.map((product) => (
            <ProductTile headingLevel={3} key={product.id} context={context} product={product} today={today()} />
          ))}
        </ProductGrid>
      </Section>
    </div>
  );
}

interface OtherSearchesProps {
  context: PageContext;
  label: string;
  searches: readonly { readonly term: string; readonly totalCount: number }[];
}

/** Searches that find something instead, each with how much. */
function OtherSearches({ context: { locale }, label, searches }: OtherSearchesProps) {
  if (searches.length === 0) return null;
  const t = getTexts(locale, 'catalogue');
  return (
    <div className={styles.whole}>
      <p className={styles.label}>{label}</p>
      <ul className={styles.wider}>
        {searches.map(({ term, totalCount }) => (
          <li key={term}>
            <a className={styles.widerLink} href={href('category', locale, { query: { q: term } })}>
              {term}
              <span className={styles.count}>{t('listing.count', { count: totalCount })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Characters; mail programs cut what is longer. */
const MAX_SUBJECT = 78;
