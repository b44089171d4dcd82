import type { CategoryListItem, ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Icon } from '@geven/ui/Icon';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { loadCategories } from '@/lib/products/categories';
import { getTexts } from '@/lib/texts/i18n';
import { FilterSection } from './FilterSection';
import * as styles from './filter-panel.css';

export interface FilterCategoriesProps {
  locale: Locale;
  list: ProductList;
  address: ListingAddress;
}

/**
 * The way up and the categories below this one, or beside it where none are below. The chosen filters go along, so a
 * count is what the link shows (CT-41).
 */
export async function FilterCategories({ locale, list, address }: FilterCategoriesProps) {
  const t = getTexts(locale, 'catalogue');
  const categories = await loadCategories(locale);
  const { category } = list;
  const below = (id: number | null) => categories.filter(({ parent }) => (parent?.id ?? null) === id);
  const childs = below(category?.id ?? null);
  const shown = childs.length > 0 ? childs : below(category?.parent?.id ?? null);
  const counts = countsOf(list);
  const hrefOf = (path: string | undefined) =>
    listingHref(locale, { ...address, category: path?.split('/') ?? [], page: 1 });
  return (
    <FilterSection attribute="category" name={t('filters.categories')}>
      <ul className={styles.list}>
        {category && (
          <li>
            <a className={styles.plainLink} href={hrefOf(category.parent?.path)}>
              <Icon name="arrow-left" size={16} />
              {category.parent?.name ?? t('filters.allCategories')}
            </a>
          </li>
        )}
        {shown.map((each) => (
          <li key={each.id}>
            <CategoryLink
              category={each}
              count={counts.get(each.path) ?? 0}
              current={category?.id}
              href={hrefOf(each.path)}
            />
          </li>
        ))}
      </ul>
    </FilterSection>
  );
}

interface CategoryLinkProps {
  category: CategoryListItem;
  count: number;
  /** Id of the category that is shown. */
  current: number | undefined;
  href: string;
}

function CategoryLink({ category: { id, name }, count, current, href }: CategoryLinkProps) {
  const label = (
    <>
      {name}
      <span className={styles.count}>{count}</span>
    </>
  );
  if (count === 0 && id !== current) return <span className={styles.plainEmpty}>{label}</span>;
  return (
    <a aria-current={id === current ? 'page' : undefined} className={styles.plainLink} href={href}>
      {label}
    </a>
  );
}

/** Products by path of the category, with the filters that are chosen. */
function countsOf({ filterGroups }: ProductList): ReadonlyMap<string, number> {
  const group = filterGroups.find(({ attribute }) => attribute === 'category');
  return new Map(group?.values.map(({ slug, count }) => [slug, count]));
}
