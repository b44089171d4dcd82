import type { Locale } from '@geven/timber';
import { SearchField } from '@geven/ui/SearchField';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { MAX_SEARCH, USUAL_SIZE } from '../orders/order-list';
import * as styles from '../orders/orders.css';
import type { QuotationsView } from './quotation-list';

interface QuotationSearchProps {
  locale: Locale;
  view: QuotationsView;
  text: Texts<'quotations'>;
}

/** Looks for quotations by number or project: a plain form that leads to the list's own address. */
export function QuotationSearch({ locale, view: { search, pageSize }, text }: QuotationSearchProps) {
  return (
    <search aria-label={text('list.search')}>
      <form action={href('dashboardQuotations', locale)}>
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
