import { EmailChangePage } from '@/features/account/email/EmailChangePage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { hasLink, readVisit } from '@/lib/account/account-visit';
import { EMAIL_CHANGE_LINK } from '@/lib/account/link-cookies';
import { type PageQuery, page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: EmailChangePage,
  metadata: accountMetadata('emailChange.title'),
  visit: async (query: PageQuery) => ({ ...(await readVisit(query)), hasLink: await hasLink(EMAIL_CHANGE_LINK) }),
});

export { generateMetadata, renderPage as default };
