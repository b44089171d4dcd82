import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { ChoiceLinks } from '@geven/ui/ChoiceLinks';
import { printOnly } from '@/components/print/print.css';
import { countFilters } from '@/lib/listing/filter-slug';
import { LISTING_VIEWS, type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import { FILTER_PANEL_ID } from '../filters/filter-panel-id';
import { isPackListing } from '../packs/is-pack-listing';
import { shownOf } from '../shown-of';
import { ListingChips } from './ListingChips';
import { ListingSort } from './ListingSort';
import { ListingTaggings } from './ListingTaggings';
import * as styles from './listing-bar.css';

export interface ListingBarProps {
  locale: Locale;
  address: ListingAddress;
  list: ProductList;
}

const ICONS = { cards: 'grid', table: 'list' } as const;

/** The number of products, how they are sorted and shown where there are any, and the chosen filters. */
export function ListingBar({ locale, address, list }: ListingBarProps) {
  const t = getTexts(locale, 'catalogue');
  const chosen = countFilters(address.filters);
  const whole = list.category?.productCount;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <Button
          className={address.view === 'cards' ? styles.filtersBelowColumn : styles.filters}
          icon="filter"
          popoverTarget={FILTER_PANEL_ID}
          variant="secondary"
        >
          {t('filters.title')}
          {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </Button>
        {list.pageCount > 1 && <p className={printOnly}>{t('paging.summary', shownOf(list))}</p>}
        <p className={styles.total}>
          {t('listing.count', { count: list.totalCount })}
          {whole !== undefined && whole > list.totalCount && (
            <span className={styles.whole}>{t('ofTotal', { total: whole })}</span>
          )}
        </p>
        {list.totalCount > 0 && <ListingSort address={address} locale={locale} />}
        {list.totalCount > 0 && !isPackListing(list) && (
          <ChoiceLinks
            items={LISTING_VIEWS.map((view) => ({
              label: t(`view.${view}`),
              // Cards leave no trace in addresses; here they are named, because that is what changes the choice.
              href: listingHref(locale, { ...address, view }, view),
              icon: ICONS[view],
              isCurrent: view === address.view,
            }))}
            label={t('view.label')}
            linkProps={{ rel: 'nofollow', 'data-live': '' }}
          />
        )}
      </div>
      <div className={styles.chipRows}>
        <ListingChips address={address} list={list} locale={locale} />
        <ListingTaggings address={address} list={list} locale={locale} />
      </div>
    </div>
  );
}
