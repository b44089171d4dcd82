import { KeepAccountPage } from '@/features/account/personal-data/KeepAccountPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { hasLink, readVisit } from '@/lib/account/account-visit';
import { KEEP_ACCOUNT_LINK } from '@/lib/account/link-cookies';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: KeepAccountPage,
  metadata: accountMetadata('personalData.keepTitle'),
  visit: async (query: PageQuery) => ({ ...(await readVisit(query)), hasLink: await hasLink(KEEP_ACCOUNT_LINK) }),
});

export { generateMetadata, renderPage as default };
