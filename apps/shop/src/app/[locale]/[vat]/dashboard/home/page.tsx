import { HomePage } from '@/features/account/home/HomePage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: HomePage,
  metadata: accountMetadata('pages.home'),
  visit: customerVisit('dashboardHome'),
});

export { generateMetadata, renderPage as default };
