import type { FilterGroup, ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import { Icon } from '@geven/ui/Icon';
import { loadCategories } from '../../lib/categories';
import { countFilters, toggleFilter } from '../../lib/filter-slug';
import { getTexts } from '../../lib/i18n';
import { type ListingAddress, listingHref } from '../../lib/listing-address';
import { href } from '../../lib/routes';
import { attributeGroups } from './attribute-groups';
import * as styles from './filter-panel.css';

interface FilterPanelProps {
  locale: Locale;
  list: ProductList;
  address: ListingAddress;
}

/** Categories and filters as links, so that they work without scripts and in new tabs. On phones one disclosure. */
export function FilterPanel({ locale, list, address }: FilterPanelProps) {
  const t = getTexts(locale, 'catalogue');
  const chosen = countFilters(address.filters);
  const content = (
    <>
      <CategoryLinks list={list} locale={locale} />
      {attributeGroups(list)
        .filter(({ values }) => values.some(({ count, isActive }) => count > 0 || isActive))
        .map((group) => (
          <Disclosure headingLevel={2} isOpen key={group.attribute} summary={group.name} variant="filter">
            <ul className={styles.list}>
              {group.values.map((value) => (
                <li key={value.slug}>
                  <FilterLink address={address} attribute={group.attribute} locale={locale} value={value} />
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
    </>
  );
  return (
    <>
      <aside aria-label={t('filters')} className={styles.column}>
        {content}
      </aside>
      <details className={styles.drawer}>
        <summary className={styles.drawerButton}>
          <Icon name="filter" /> {t('filters')} {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </summary>
        <div className={styles.drawerPanel}>{content}</div>
      </details>
    </>
  );
}

interface FilterLinkProps {
  locale: Locale;
  address: ListingAddress;
  attribute: string;
  value: FilterGroup['values'][number];
}

function FilterLink({ locale, address, attribute, value: { slug, name, count, isActive } }: FilterLinkProps) {
  const label = (
    <>
      <span aria-hidden className={isActive ? styles.boxChosen : styles.box}>
        {isActive && <Icon name="check" size={16} />}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{count}</span>
    </>
  );
  // A value that would show nothing is text, not a link into a dead end.
  if (count === 0 && !isActive) return <span className={styles.empty}>{label}</span>;
  const filters = toggleFilter(address.filters, attribute, slug);
  return (
    <a
      aria-current={isActive ? 'true' : undefined}
      className={styles.link}
      href={listingHref(locale, { ...address, filters, page: 1 })}
      rel="nofollow"
    >
      {label}
    </a>
  );
}

async function CategoryLinks({ locale, list }: { locale: Locale; list: ProductList }) {
  const t = getTexts(locale, 'catalogue');
  const categories = await loadCategories(locale);
  const { category } = list;
  const childs = categories.filter(({ parent }) => (parent?.id ?? null) === (category?.id ?? null));
  const siblings = categories.filter(({ parent }) => (parent?.id ?? null) === (category?.parent?.id ?? null));
  const shown = childs.length > 0 ? childs : siblings;
  return (
    <Disclosure headingLevel={2} isOpen summary={t('categories')} variant="filter">
      <ul className={styles.list}>
        {category && (
          <li>
            <a
              className={styles.link}
              href={href('category', locale, { segments: category.parent?.path.split('/') ?? [] })}
            >
              <Icon name="arrow-left" size={16} />
              <span className={styles.name}>{category.parent?.name ?? t('allCategories')}</span>
            </a>
          </li>
        )}
        {shown.map(({ id, name, path, productCount }) => (
          <li key={id}>
            <a
              aria-current={id === category?.id ? 'page' : undefined}
              className={styles.link}
              href={href('category', locale, { segments: path.split('/') })}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{productCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
