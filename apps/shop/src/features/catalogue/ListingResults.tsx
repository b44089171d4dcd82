import type { ProductList } from '@geven/odoo-sdk';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Pagination } from '@geven/ui/Pagination';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { ProductTile } from '../../components/product/ProductTile';
import { getTexts } from '../../lib/i18n';
import type { Place } from '../../lib/place';
import { today } from '../../lib/today';
import * as styles from './listing.css';

interface ListingResultsProps {
  place: Place;
  list: ProductList;
  pageHref: (page: number) => string;
  /** A wider listing and what it is, for when this one is empty. */
  wider: { readonly href: string; readonly label: string };
}

/** Cards of first rank are seen at once; the rest load as they come near. */
const EAGER_CARDS = 3;

/** The products of a page and the way to the others. */
export function ListingResults({ place, list, pageHref, wider }: ListingResultsProps) {
  const t = getTexts(place.locale, 'catalogue');
  if (list.products.length === 0) {
    return (
      <EmptyState dimension={t('listing.noneDimension')} heading={t('listing.none')} note={t('listing.noneNote')}>
        <LinkButton href={wider.href} variant="outline">
          {wider.label}
        </LinkButton>
      </EmptyState>
    );
  }
  const date = today();
  return (
    <>
      <ProductGrid>
        {list.products.map((product, index) => (
          <ProductTile isEager={index < EAGER_CARDS} key={product.id} place={place} product={product} today={date} />
        ))}
      </ProductGrid>
      <div className={styles.paging}>
        <Pagination
          href={pageHref}
          label={t('paging.label')}
          nextLabel={t('paging.next')}
          page={list.currentPage}
          pageCount={list.pageCount}
          pageLabel={(page) => t('paging.page', { page })}
          previousLabel={t('paging.previous')}
          summary={t('paging.summary', {
            from: (list.currentPage - 1) * list.pageSize + 1,
            to: Math.min(list.currentPage * list.pageSize, list.totalCount),
            total: list.totalCount,
          })}
        />
      </div>
    </>
  );
}
