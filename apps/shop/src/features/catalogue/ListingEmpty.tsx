import type { ProductList } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { EmptyState } from '@geven/ui/EmptyState';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Text } from '@geven/ui/Text';
import { countFilters, toggleFilter } from '@/lib/listing/filter-slug';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { chosenFilters } from './filters/chosen-filters';
import * as styles from './listing.css';
import { type LooserSearch, NearestProducts } from './NearestProducts';

export interface ListingEmptyProps {
  context: PageContext;
  address: ListingAddress;
  list: ProductList;
}

/** Nothing found: which filter of the address does not exist (CT-40), and what is found with one filter less. */
export function ListingEmpty({ context, address, list }: ListingEmptyProps) {
  const { locale } = context;
  const t = getTexts(locale, 'catalogue');
  const searches = looserSearches(locale, address, list);
  const [shown, more] = [searches.slice(0, SHOWN), searches.slice(SHOWN)];
  const hasFilters = countFilters(address.filters) > 0;
  const unknown = unknownFilters(address, list);
  return (
    <>
      <EmptyState
        className={styles.empty}
        dimension={t('listing.noneDimension')}
        layout="beside"
        heading={unknown ? t('nothing.unknown', { filter: unknown }) : t('listing.none')}
      >
        {unknown && <Text>{t('nothing.unknownNote')}</Text>}
        {more.length > 0 && (
          <div>
            <p className={styles.loosen}>{t('nothing.loosen')}</p>
            <ul className={styles.looser}>
              {more.map(({ href: to, text }) => (
                <li key={to}>
                  <Link href={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <LinkButton
          href={
            hasFilters ? listingHref(locale, { ...address, filters: new Map(), page: 1 }) : href('category', locale)
          }
          variant="outline"
        >
          {hasFilters ? t('filters.removeAll') : getTexts(locale, 'common')('allProducts')}
        </LinkButton>
      </EmptyState>
      <NearestProducts context={context} searches={shown} />
    </>
  );
}

/** Of how many looser searches products are shown; the others are links. */
const SHOWN = 2;

function looserSearches(locale: Locale, address: ListingAddress, list: ProductList): LooserSearch[] {
  const t = getTexts(locale, 'catalogue');
  const chosen = chosenFilters(address.filters, list);
  return list.looserFilters
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ attribute, slug, name, count }) => {
      const looser = { ...address, filters: toggleFilter(address.filters, attribute, slug), page: 1 };
      const filter = chosen.find((each) => each.attribute === attribute && each.value === slug)?.name ?? name;
      return {
        address: looser,
        href: listingHref(locale, looser),
        count,
        text: t('nothing.without', { count, filter }),
      };
    });
}

/** Names of the chosen filters that do not exist. */
const unknownFilters = (address: ListingAddress, list: ProductList): string =>
  chosenFilters(address.filters, list)
    .filter(({ isKnown }) => !isKnown)
    .map(({ name }) => name)
    .join(', ');

interface UnknownFiltersProps extends Pick<ListingEmptyProps, 'address' | 'list'> {
  locale: Locale;
}

/** Says which filters of an address do not exist; the others of it hold. */
export function UnknownFilters({ locale, address, list }: UnknownFiltersProps) {
  const t = getTexts(locale, 'catalogue');
  const unknown = unknownFilters(address, list);
  if (unknown === '') return null;
  return (
    <Notice className={styles.unknown} title={t('nothing.unknown', { filter: unknown })} tone="warning">
      {t('nothing.unknownNote')}
    </Notice>
  );
}
