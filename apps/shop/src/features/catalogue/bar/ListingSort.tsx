import { type Locale, PAGE_SIZE, SORT_FIELDS } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Select } from '@geven/ui/Select';
import { SubmitOnChange } from '@/components/form/SubmitOnChange';
import { filterSlug } from '@/lib/listing/filter-slug';
import { type ListingAddress, PAGE_SIZES } from '@/lib/listing/listing-address';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './listing-bar.css';

export interface ListingSortProps {
  locale: Locale;
  address: ListingAddress;
}

/** Order and number of products of a page (CT-05, CT-07): a plain form that is sent by choosing, or by its button. */
export function ListingSort({ locale, address }: ListingSortProps) {
  const t = getTexts(locale, 'catalogue');
  const { category, filters, q, sort, pageSize, view } = address;
  const slug = filterSlug(filters);
  const sizes = [...new Set<number>([...PAGE_SIZES, pageSize])].sort((one, other) => one - other);
  return (
    <SubmitOnChange
      action={href('category', locale, { segments: [...category, ...(slug ? [slug] : [])] })}
      className={styles.sort}
    >
      {q && <input name="q" type="hidden" value={q} />}
      {view !== 'cards' && <input name="view" type="hidden" value={view} />}
      <Select
        defaultValue={sort || DEFAULT}
        isLabelHidden
        label={t('sort.label')}
        name="sort"
        options={SORTS.map((value) => ({ value, label: t(sortKey(value)) }))}
        prefix={t('sort.label')}
      />
      <Select
        className={styles.pageSize}
        defaultValue={pageSize === PAGE_SIZE ? '' : String(pageSize)}
        isLabelHidden
        label={t('perPage')}
        name="itemsPerPage"
        options={sizes.map((size) => ({ value: size === PAGE_SIZE ? '' : String(size), label: String(size) }))}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {t('sort.apply')}
        </Button>
      </noscript>
    </SubmitOnChange>
  );
}

const DEFAULT = 'relevance,DESC';

/** Relevance and popularity have one direction; the rest both (CT-15 to CT-19). */
const SORTS = SORT_FIELDS.flatMap((field) =>
  field === 'relevance' || field === 'popularity' ? [`${field},DESC`] : [`${field},ASC`, `${field},DESC`],
);

const sortKey = (value: string) => `sort.${value.replace(',', '')}` as 'sort.relevanceDESC';
