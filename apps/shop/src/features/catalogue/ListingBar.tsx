import type { ProductList } from '@geven/odoo-sdk';
import { type Locale, SORT_FIELDS } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Chip } from '@geven/ui/Chip';
import { Link } from '@geven/ui/Link';
import { Select } from '@geven/ui/Select';
import { SubmitOnChange } from '../../components/form/SubmitOnChange';
import { filterSlug, toggleFilter } from '../../lib/filter-slug';
import { getTexts } from '../../lib/i18n';
import { type ListingAddress, listingHref } from '../../lib/listing-address';
import { href } from '../../lib/routes';
import { attributeGroups } from './attribute-groups';
import * as styles from './listing.css';

interface ListingBarProps {
  locale: Locale;
  address: ListingAddress;
  list: ProductList;
}

/** Count, sorting and the chosen filters. */
export function ListingBar({ locale, address, list }: ListingBarProps) {
  const t = getTexts(locale, 'catalogue');
  const slug = filterSlug(address.filters);
  const chips = attributeGroups(list).flatMap(({ attribute, name, values }) =>
    values.filter(({ isActive }) => isActive).map((value) => ({ ...value, attribute, group: name })),
  );
  return (
    <div className={styles.bar}>
      <div className={styles.barRow}>
        <p aria-live="polite" className={styles.total}>
          {t('listing.count', { count: list.totalCount })}
        </p>
        <SubmitOnChange
          action={href('category', locale, { segments: [...address.category, ...(slug ? [slug] : [])] })}
          className={styles.sort}
        >
          {address.q && <input name="q" type="hidden" value={address.q} />}
          <Select
            defaultValue={address.sort || 'relevance,DESC'}
            isLabelHidden
            label={t('sort.label')}
            name="sort"
            options={SORTS.map((value) => ({
              value,
              label: t(`sort.${value.replace(',', '')}` as 'sort.relevanceDESC'),
            }))}
            prefix={t('sort.label')}
          />
          <noscript>
            <Button type="submit" variant="outline">
              {t('sort.apply')}
            </Button>
          </noscript>
        </SubmitOnChange>
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ attribute, slug: value, name, group }) => (
            <li key={`${attribute} ${value}`}>
              <Chip
                href={listingHref(locale, {
                  ...address,
                  filters: toggleFilter(address.filters, attribute, value),
                  page: 1,
                })}
                removeLabel={t('removeFilter', { filter: `${group} ${name}` })}
              >
                {attribute === 'thickness' || attribute === 'width' ? `${group} ${name}` : name}
              </Chip>
            </li>
          ))}
          <li>
            <Link href={listingHref(locale, { ...address, filters: new Map(), page: 1 })}>{t('removeAll')}</Link>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Relevance has one direction; the rest both. */
const SORTS = SORT_FIELDS.flatMap((field) =>
  field === 'relevance' || field === 'popularity' ? [`${field},DESC`] : [`${field},ASC`, `${field},DESC`],
);
