import type { ProductList } from '@geven/odoo-sdk';
import { Pagination } from '@geven/ui/Pagination';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { SectionOutlines } from '@geven/ui/SectionDrawing';
import { CompareForm } from '@/components/compare/CompareForm';
import { ProductTile } from '@/components/product/ProductTile';
import { tileOutlines } from '@/components/product/tile-outlines';
import { widestSection } from '@/components/product/widest-section';
import { SampleForm } from '@/components/sample/SampleForm';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { ListingEmpty, UnknownFilters } from './ListingEmpty';
import * as styles from './listing.css';
import { isPackListing } from './packs/is-pack-listing';
import { PackList } from './packs/PackList';
import { FoundContent, FoundContentLink } from './search/FoundContent';
import { RankingNote } from './search/RankingNote';
import { shownOf } from './shown-of';
import { ListingTable } from './table/ListingTable';

export interface ListingResultsProps {
  context: PageContext;
  address: ListingAddress;
  list: ProductList;
}

/** Cards of first rank are seen at once; the rest load as they come near. */
const EAGER_CARDS = 3;

/** The products of a page, as cards or as a table, and the way to the others. */
export function ListingResults({ context, address, list }: ListingResultsProps) {
  const { locale } = context;
  const t = getTexts(locale, 'catalogue');
  if (list.products.length === 0) return <ListingEmpty address={address} context={context} list={list} />;
  const date = today();
  const isPacks = isPackListing(list);
  const hasContent = address.q !== '' && list.currentPage === 1;
  const isOneFamily = list.category !== null && new Set(list.products.map(({ familyName }) => familyName)).size === 1;
  // The heading says it: what tells them apart is their kind.
  const isOneWood = address.q === '' && address.filters.get('specie')?.length === 1;
  return (
    <>
      <UnknownFilters address={address} list={list} locale={locale} />
      {hasContent && <FoundContentLink context={context} term={address.q} />}
      {isPacks && <PackList address={address} context={context} />}
      {!isPacks && address.view === 'table' && (
        <ListingTable address={address} list={list} context={context} isOneFamily={isOneFamily} />
      )}
      {!isPacks && address.view === 'cards' && (
        <>
          <SectionOutlines outlines={tileOutlines(list.products)} />
          <ProductGrid columns="besideFilters" widest={widestSection(list.products)}>
            {list.products.map((product, index) => (
              <ProductTile
                hasActions
                hasSharedOutline
                isOneFamily={isOneFamily}
                isOneWood={isOneWood}
                isEager={index < EAGER_CARDS}
                key={product.id}
                context={context}
                product={product}
                today={date}
              />
            ))}
          </ProductGrid>
        </>
      )}
      <CompareForm locale={locale} />
      <SampleForm context={context} path={listingHref(locale, address)} />
      <div className={styles.paging}>
        <Pagination
          href={(page) => listingHref(locale, { ...address, page })}
          label={t('paging.label')}
          nextLabel={t('paging.next')}
          page={list.currentPage}
          pageCount={list.pageCount}
          pageLabel={(page) => t('paging.page', { page })}
          previousLabel={t('paging.previous')}
          summary={t('paging.summary', shownOf(list))}
        />
        <RankingNote locale={locale} />
      </div>
      {hasContent && <FoundContent context={context} term={address.q} />}
    </>
  );
}
