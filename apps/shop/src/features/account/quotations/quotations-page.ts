import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, type Visited } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';
import { QuotationsPage } from './QuotationsPage';
import { readQuotationsView } from './quotation-list';

/** The two functions of the page file. */
export const quotationsPage = page({
  Content: QuotationsPage,
  metadata: accountMetadata('pages.quotations'),
  visit: async (...visited: Visited) => ({
    view: readQuotationsView(visited[0]),
    ...(await customerVisit('dashboardQuotations')(...visited)),
  }),
});
