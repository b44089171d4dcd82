import { readBookView } from '@/features/account/book/book-view';
import { DataPage } from '@/features/account/data/DataPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, type Visited } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: DataPage,
  metadata: accountMetadata('pages.data'),
  visit: async (...visited: Visited) => ({
    book: readBookView(visited[0]),
    ...(await customerVisit('dashboardData')(...visited)),
  }),
});

export { generateMetadata, renderPage as default };
