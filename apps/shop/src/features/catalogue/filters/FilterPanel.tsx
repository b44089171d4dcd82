import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { IconButton } from '@geven/ui/IconButton';
import type { ListingAddress } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import { FilterCategories } from './FilterCategories';
import { FilterGroupValues } from './FilterGroupValues';
import { FilterSection } from './FilterSection';
import { shownGroups, shownTaggings } from './filter-groups';
import * as styles from './filter-panel.css';
import { FILTER_PANEL_ID } from './filter-panel-id';
import { RememberFilters } from './RememberFilters';

export interface FilterPanelProps {
  locale: Locale;
  list: ProductList;
  address: ListingAddress;
}

/**
 * Categories and filters as links, so that they work without scripts and in new tabs (CT-01). They are in the page
 * once: a column beside cards on wide screens, else a native popover that the button of `ListingBar` opens.
 */
export function FilterPanel({ locale, list, address }: FilterPanelProps) {
  const t = getTexts(locale, 'catalogue');
  const filters = t('filters.title');
  const tagging = shownTaggings(list);
  return (
    <aside
      aria-label={filters}
      className={address.view === 'cards' ? styles.column : styles.drawer}
      id={FILTER_PANEL_ID}
      popover="auto"
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{filters}</h2>
        <IconButton
          icon="close"
          label={t('filters.close')}
          popoverTarget={FILTER_PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <div className={styles.scroller} data-scroller>
        <FilterCategories address={address} list={list} locale={locale} />
        {tagging && (
          <div className={styles.onlyInDrawer}>
            <FilterSection name={tagging.name}>
              <FilterGroupValues address={address} group={tagging} locale={locale} />
            </FilterSection>
          </div>
        )}
        {shownGroups(list).map((group) => (
          <FilterSection key={group.attribute} name={group.name}>
            <FilterGroupValues address={address} group={group} locale={locale} />
          </FilterSection>
        ))}
      </div>
      <RememberFilters />
      <div className={styles.foot}>
        <Button isFull popoverTarget={FILTER_PANEL_ID} popoverTargetAction="hide">
          {t('filters.show', { count: list.totalCount })}
        </Button>
      </div>
    </aside>
  );
}
