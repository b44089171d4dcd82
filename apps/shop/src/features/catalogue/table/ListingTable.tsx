import type { ProductList } from '@geven/odoo-sdk';
import { Icon } from '@geven/ui/Icon';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { ListingTableRow, lowestPrice } from './ListingTableRow';
import * as styles from './listing-table.css';
import { type SortableField, sortOf, tableColumns } from './table-columns';

export interface ListingTableProps {
  context: PageContext;
  address: ListingAddress;
  list: ProductList;
  /** Whether the heading says what kind of thing all of them are. */
  isOneFamily: boolean;
}

/** Products as dense rows for those who know their sizes; heads are links that sort. On phones rows have four lines. */
export function ListingTable({ context, address, list, isOneFamily }: ListingTableProps) {
  const { locale } = context;
  const t = getTexts(locale, 'catalogue');
  const date = today();
  const isReduced = list.products.some(({ combinationInfo }) => lowestPrice(combinationInfo) !== null);
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <VisuallyHidden>{t('table.caption')}. </VisuallyHidden>
          {t('table.note')}
        </caption>
        <thead className={styles.thead}>
          <tr>
            {tableColumns(t, getTexts(locale, 'common')('sample.order')).map(({ key, name, unit, sort, className }) => (
              <th
                aria-sort={sort && sortOf(address.sort, sort)}
                className={className ? styles.column[className] : styles.head}
                key={key}
                scope="col"
              >
                {sort ? <SortLink address={address} field={sort} locale={locale} name={name} /> : <span>{name}</span>}
                {unit && <span className={styles.unit}>{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.products.map((product) => (
            <ListingTableRow
              context={context}
              isOneFamily={isOneFamily}
              key={product.id}
              product={product}
              today={date}
            />
          ))}
        </tbody>
      </table>
      {isReduced && <p className={styles.struck}>{t('table.struck')}</p>}
    </>
  );
}

interface SortLinkProps {
  locale: PageContext['locale'];
  address: ListingAddress;
  field: SortableField;
  name: string;
}

/** Sorts by a column; sorted by it already, turns the order round. */
function SortLink({ locale, address, field, name }: SortLinkProps) {
  const current = sortOf(address.sort, field);
  const sort = `${field},${current === 'ascending' ? 'DESC' : 'ASC'}`;
  return (
    <a className={styles.sortLink} href={listingHref(locale, { ...address, sort, page: 1 })} rel="nofollow">
      {name}
      {current && <Icon name={current === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} />}
    </a>
  );
}
