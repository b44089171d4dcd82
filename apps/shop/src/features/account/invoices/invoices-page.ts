import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, type Visited } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';
import { readListPlace } from '../orders/order-list';
import { InvoicesPage } from './InvoicesPage';

/** The two functions of the page file of invoices. */
export const invoicesPage = page({
  Content: InvoicesPage,
  metadata: accountMetadata('pages.invoices'),
  visit: async (...visited: Visited) => ({
    place: readListPlace(visited[0]),
    ...(await customerVisit('dashboardInvoices')(...visited)),
  }),
});
