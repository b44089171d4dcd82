import type { CategoryListItem, ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Icon } from '@geven/ui/Icon';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { nameWithin } from '@/lib/menu/name-within';
import { loadCategories } from '@/lib/products/categories';
import { getTexts } from '@/lib/texts/i18n';
import { FilterSection } from './FilterSection';
import * as styles from './filter-panel.css';
import { ShowMore } from './ShowMore';
import { splitCategories } from './split-categories';

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
  const { category } = list;
  // Where nothing is found no category leads anywhere.
  if (list.totalCount === 0 && !category) return null;
  const categories = await loadCategories(locale);
  const below = (id: number | null) => categories.filter(({ parent }) => (parent?.id ?? null) === id);
  const childs = below(category?.id ?? null);
  const shown = childs.length > 0 ? childs : below(category?.parent?.id ?? null);
  const counts = countsOf(list);
  const hrefOf = (path: string | undefined) =>
    listingHref(locale, { ...address, category: path?.split('/') ?? [], page: 1 });
  const part = childs.length > 0 ? category?.name : category?.parent?.name;
  const species = new Set(valuesOf(list, 'specie').map(({ name }) => name));
  const isWood = ({ name }: CategoryListItem) => species.has(nameWithin(name, part ?? '', locale));
  const link = (each: CategoryListItem) => (
    <li key={each.id}>
      <CategoryLink
        count={counts.get(each.path) ?? 0}
        current={category?.id}
        href={hrefOf(each.path)}
        id={each.id}
        name={nameWithin(each.name, part ?? '', locale)}
      />
    </li>
  );
  const { first, rest } = splitCategories(shown, isWood, category ? 1 : 0);
  const isChosen = rest.some(({ values }) => values.some(({ id }) => id === category?.id));
  return (
    <FilterSection name={t('filters.categories')}>
      <ul className={styles.list}>
        {category && (
          <li>
            <a className={styles.plainLink} href={hrefOf(category.parent?.path)}>
              <Icon name="arrow-left" size={16} />
              {category.parent?.name ?? t('filters.allCategories')}
            </a>
          </li>
        )}
        {first.map(({ values }) => values.map(link))}
      </ul>
      {rest.length > 0 && (
        <ShowMore count={shown.length} isOpen={isChosen} locale={locale}>
          <ul className={styles.list}>{rest.map(({ values }) => values.map(link))}</ul>
        </ShowMore>
      )}
    </FilterSection>
  );
}

interface CategoryLinkProps {
  id: number;
  name: string;
  count: number;
  /** Id of the category that is shown. */
  current: number | undefined;
  href: string;
}

function CategoryLink({ id, name, count, current, href }: CategoryLinkProps) {
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

const valuesOf = ({ filterGroups }: ProductList, attribute: string) =>
  filterGroups.find((group) => group.attribute === attribute)?.values ?? [];

/** Products by path of the category, with the filters that are chosen. */
const countsOf = (list: ProductList): ReadonlyMap<string, number> =>
  new Map(valuesOf(list, 'category').map(({ slug, count }) => [slug, count]));
