import { PreferencesPage } from '@/features/account/preferences/PreferencesPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: PreferencesPage,
  metadata: accountMetadata('pages.preferences'),
  visit: customerVisit('dashboardPreferences'),
});

export { generateMetadata, renderPage as default };
