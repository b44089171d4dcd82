import type { Locale } from '@geven/timber';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import * as dashboard from '../dashboard/dashboard.css';
import { listHref, ORDER_LISTS, type OrderList, type OrderListView } from './order-list';

interface NoOrdersProps {
  locale: Locale;
  list: OrderList;
  view: Pick<OrderListView, 'search'>;
  text: Texts<'orders'>;
}

/** A list without an order: nothing was found (DB-21), which the other list may have, or there is none yet. */
export function NoOrders({ locale, list, view: { search }, text }: NoOrdersProps) {
  if (search === '') {
    return (
      <EmptyState heading={text(`list.none.${list}`)} layout="beside">
        <Text>{text(`list.noneText.${list}`)}</Text>
        <div className={dashboard.ways}>
          <LinkButton href={href('category', locale)}>{text('list.products')}</LinkButton>
        </div>
      </EmptyState>
    );
  }
  const { other } = ORDER_LISTS[list];
  return (
    <EmptyState heading={text('list.noResults')} layout="beside">
      <Text>{text('list.noResultsText', { term: search })}</Text>
      <div className={dashboard.ways}>
        <LinkButton href={listHref(locale, other, { search })}>{text(`list.searchIn.${other}`)}</LinkButton>
        <LinkButton href={listHref(locale, list)} variant="secondary">
          {text('list.showAll')}
        </LinkButton>
      </div>
    </EmptyState>
  );
}
