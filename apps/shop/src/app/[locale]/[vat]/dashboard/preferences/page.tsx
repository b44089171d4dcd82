import { readPersonalDataView } from '@/features/account/personal-data/personal-data-view';
import { PreferencesPage } from '@/features/account/preferences/PreferencesPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, type Visited } from '@/lib/account/account-visit';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: PreferencesPage,
  metadata: accountMetadata('pages.preferences'),
  visit: async (...visited: Visited) => ({
    personalData: readPersonalDataView(visited[0]),
    ...(await customerVisit('dashboardPreferences')(...visited)),
  }),
});

export { generateMetadata, renderPage as default };
