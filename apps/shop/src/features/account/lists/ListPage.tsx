import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import type { CustomerVisit } from '@/lib/account/account-visit';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { DashboardFrame } from '../dashboard/DashboardFrame';
import * as styles from '../dashboard/dashboard.css';

/** Pages of the dashboard that list what the customer ordered, was offered or was billed. */
export type ListName = 'orders' | 'history' | 'quotations' | 'invoices';

interface ListPageProps extends CustomerVisit {
  context: PageContext;
  list: ListName;
}

/** A list of the dashboard before the shop shows any: it says where the customer finds it meanwhile. */
export function ListPage({ context, list }: ListPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'account');
  return (
    <DashboardFrame context={context} page={list}>
      <EmptyState heading={text('lists.title')} layout="beside">
        <Text>{text(`lists.${list}`)}</Text>
        <div className={styles.ways}>
          <LinkButton href={href('category', locale)}>{text('lists.products')}</LinkButton>
          <LinkButton href={href('contact', locale)} variant="secondary">
            {text('lists.contact')}
          </LinkButton>
        </div>
      </EmptyState>
    </DashboardFrame>
  );
}
