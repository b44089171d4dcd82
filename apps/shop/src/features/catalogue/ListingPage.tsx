import type { ProductList } from '@geven/odoo-sdk';
import { PAGE_SIZE } from '@geven/timber';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { BackLink } from '@/components/page/BackLink';
import { PageFrame } from '@/components/page/PageFrame';
import { StructuredData } from '@/components/page/StructuredData';
import { UnbrokenRanges } from '@/components/ranges/UnbrokenRanges';
import { countFilters } from '@/lib/listing/filter-slug';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { isCachedListing } from '@/lib/listing/listing-segments';
import { loadCategories } from '@/lib/products/categories';
import { isDecking } from '@/lib/products/is-decking';
import { pageMetadata } from '@/lib/routing/alternates';
import { href } from '@/lib/routing/routes';
import RARE_PAGE from '@/lib/serving/rare-page.json';
import { getTexts } from '@/lib/texts/i18n';
import { ListingAbout } from './about/ListingAbout';
import { ListingBar } from './bar/ListingBar';
import { categoryTrail } from './filters/category-tree';
import { FilterPanel } from './filters/FilterPanel';
import { ListingResults } from './ListingResults';
import * as styles from './listing.css';
import { listingAlternates } from './listing-alternates';
import type { ListingPageProps } from './listing-params';
import { listingStructuredData } from './listing-structured-data';
import { loadListing, loadListingText } from './load-listing';
import { nameListing } from './name-listing';
import { isPackListing } from './packs/is-pack-listing';
import { NoSearchResults } from './search/NoSearchResults';

/**
 * Title, canonical address and robots rule of a listing. Searches, narrow combinations, other orders and page sizes are
 * not indexed; a table has the address of its cards.
 */
export async function listingMetadata({ context, address }: ListingPageProps): Promise<Metadata> {
  const { locale } = context;
  const list = await loadListing(context, address);
  if (isMissing(list, address)) return notFoundMetadata({ context });
  const t = getTexts(locale, 'catalogue');
  const isUsual = address.q === '' && !address.sort && address.pageSize === PAGE_SIZE;
  const isEmpty = list.unknownFilters.length > 0 || list.totalCount === 0 || list.currentPage !== address.page;
  const isNarrow = countFilters(address.filters) > 1 || isEmpty;
  return {
    // Anybody can make such addresses up.
    ...(isEmpty ? { other: RARE_PAGE } : {}),
    title: getTexts(locale, 'common')('titleSuffix', { title: nameListing(locale, list, address).seoTitle }),
    description: list.category?.seoDescription ?? t('listing.seoDescription'),
    ...pageMetadata(locale, listingAlternates(list, { ...address, view: 'cards' }), isUsual && !isNarrow),
  };
}

const isMissing = (list: ProductList, { category }: ListingAddress) => category.length > 0 && !list.category;

/** A search in all products that no filter narrows: where it finds nothing, filters and sorting are of no use. */
const foundNothing = (list: ProductList, { q, category, filters }: ListingAddress) =>
  list.totalCount === 0 && q !== '' && category.length === 0 && countFilters(filters) === 0;

/** Products of a category, filtered, sorted and in pages: every control is a link or a plain form. */
export async function ListingPage({ context, address }: ListingPageProps) {
  const { locale, isNet, vatRate } = context;
  const [list, text, categories] = await Promise.all([
    loadListing(context, address),
    loadListingText(locale, address),
    loadCategories(locale),
  ]);
  if (isMissing(list, address)) {
    // Only cached pages can answer 404.
    if (!isCachedListing(address)) redirect(href('category', locale, { segments: address.category }));
    return <NotFoundPage isAboutProducts context={context} />;
  }
  const common = getTexts(locale, 'common');
  const current = {
    ...address,
    page: list.currentPage,
    view: isPackListing(list) ? ('cards' as const) : address.view,
  };
  const { category } = list;
  const { heading } = nameListing(locale, list, address);
  const lastCrumb = address.q ? heading : category?.name;
  const trail = categoryTrail(categories, category?.id);
  const parents = address.q ? trail : trail.slice(0, -1);
  const allProducts = common('allProducts');
  const crumbs = [
    { label: allProducts, ...(category || address.q ? { href: href('category', locale) } : {}) },
    ...parents.map(({ name, path }) => ({
      label: name,
      href: href('category', locale, { segments: path.split('/') }),
    })),
    ...(lastCrumb ? [{ label: lastCrumb }] : []),
  ];
  return (
    <PageFrame
      alternates={listingAlternates(list, current)}
      currentPath={category?.path}
      context={context}
      pricesOf="today"
      hasHomeFooter={category !== undefined && category !== null && address.q === ''}
      term={address.q}
    >
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
        <div className={crumbs.length > 1 ? styles.head : styles.firstHead}>
          <Heading className={styles.title} level={1}>
            <UnbrokenRanges>{heading}</UnbrokenRanges>
          </Heading>
          <p className={styles.phoneTotal}>
            {getTexts(locale, 'catalogue')('listing.count', { count: list.totalCount })}
          </p>
          <Text className={styles.note} tone="muted">
            {category && !address.q && <span className={styles.about}>{category.description} </span>}
            {isNet ? common('priceNoteExcl') : common('priceNoteIncl', { rate: vatRate })}
            {list.products.some(isDecking) && (
              <span className={styles.laid}>; {getTexts(locale, 'catalogue')('listing.laid')}</span>
            )}
          </Text>
        </div>
        {foundNothing(list, current) ? (
          <NoSearchResults context={context} term={current.q} />
        ) : (
          <div className={current.view === 'cards' ? styles.columns : styles.wholeWidth}>
            <FilterPanel address={current} list={list} locale={locale} />
            <div className={styles.results}>
              <ListingBar address={current} list={list} locale={locale} />
              <ListingResults address={current} list={list} context={context} />
            </div>
          </div>
        )}
        <ListingAbout category={category} locale={locale} text={text} />
        <StructuredData data={listingStructuredData({ locale, list, heading, trail, allProducts })} />
      </Container>
    </PageFrame>
  );
}
