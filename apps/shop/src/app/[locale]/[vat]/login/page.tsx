import { LoginPage } from '@/features/account/login/LoginPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { guestVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: LoginPage,
  metadata: accountMetadata('login.title'),
  visit: guestVisit('dashboardHome'),
});

export { generateMetadata, renderPage as default };
