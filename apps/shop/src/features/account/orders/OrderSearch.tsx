import type { Locale } from '@geven/timber';
import { SearchField } from '@geven/ui/SearchField';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { MAX_SEARCH, ORDER_LISTS, type OrderList, type OrderListView, USUAL_SIZE } from './order-list';
import * as styles from './orders.css';

interface OrderSearchProps {
  locale: Locale;
  list: OrderList;
  view: OrderListView;
  text: Texts<'orders'>;
}

/** Looks for orders of a list by number or project (DB-21): a plain form that leads to the list's own address. */
export function OrderSearch({ locale, list, view: { search, pageSize }, text }: OrderSearchProps) {
  return (
    <search aria-label={text('list.search')}>
      <form action={href(ORDER_LISTS[list].route, locale)}>
        {pageSize !== USUAL_SIZE && <input name="size" type="hidden" value={pageSize} />}
        <SearchField
          buttonLabel={text('list.submit')}
          className={styles.search}
          defaultValue={search}
          isLabelShown
          label={text('list.searchLabel')}
          maxLength={MAX_SEARCH}
          name="search"
          placeholder={text('list.searchPlaceholder')}
        />
      </form>
    </search>
  );
}
