import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, type Visited } from '@/lib/account/account-visit';
import { dashboardRoute } from '@/lib/account/dashboard-pages';
import { page } from '@/lib/pages/page';
import { type ListName, ListPage } from './ListPage';

/** The two functions of a page file, for a list of the dashboard. */
export const listPage = (list: ListName) =>
  page({
    Content: ListPage,
    metadata: accountMetadata(`pages.${list}`),
    visit: async (...visited: Visited) => ({ list, ...(await customerVisit(dashboardRoute(list))(...visited)) }),
  });
