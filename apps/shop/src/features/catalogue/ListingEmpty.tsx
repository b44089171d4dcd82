import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { EmptyState } from '@geven/ui/EmptyState';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { countFilters, toggleFilter } from '@/lib/listing/filter-slug';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { chosenFilters } from './filters/chosen-filters';
import * as styles from './listing.css';

export interface ListingEmptyProps {
  locale: Locale;
  address: ListingAddress;
  list: ProductList;
}

/** Nothing found: which filter of the address does not exist (CT-40), and what each one less would show. */
export function ListingEmpty({ locale, address, list }: ListingEmptyProps) {
  const t = getTexts(locale, 'catalogue');
  const chosen = chosenFilters(address.filters, list);
  const without = (filters: ListingAddress['filters']) => listingHref(locale, { ...address, filters, page: 1 });
  const looser = list.looserFilters
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ attribute, slug, name, count }) => ({
      key: `${attribute} ${slug}`,
      href: without(toggleFilter(address.filters, attribute, slug)),
      text: t('nothing.without', {
        count,
        filter: chosen.find((each) => each.attribute === attribute && each.value === slug)?.name ?? name,
      }),
    }));
  const hasFilters = countFilters(address.filters) > 0;
  return (
    <EmptyState className={styles.empty} dimension={t('listing.noneDimension')} heading={t('listing.none')}>
      <UnknownFilters address={address} list={list} locale={locale} />
      {looser.length > 0 && (
        <div>
          <p className={styles.loosen}>{t('nothing.loosen')}</p>
          <ul className={styles.looser}>
            {looser.map(({ key, href: to, text }) => (
              <li key={key}>
                <Link href={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkButton href={hasFilters ? without(new Map()) : href('category', locale)} variant="outline">
        {hasFilters ? t('filters.removeAll') : getTexts(locale, 'common')('allProducts')}
      </LinkButton>
    </EmptyState>
  );
}

/** Says which filters of an address do not exist; the others of it hold. */
export function UnknownFilters({ locale, address, list }: ListingEmptyProps) {
  const t = getTexts(locale, 'catalogue');
  const unknown = chosenFilters(address.filters, list).filter(({ isKnown }) => !isKnown);
  if (unknown.length === 0) return null;
  return (
    <Notice
      className={styles.unknown}
      title={t('nothing.unknown', { filter: unknown.map(({ name }) => name).join(', ') })}
      tone="warning"
    >
      {t('nothing.unknownNote')}
    </Notice>
  );
}
