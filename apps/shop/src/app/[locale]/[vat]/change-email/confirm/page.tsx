import { NewEmailPage } from '@/features/account/email/NewEmailPage';
import { accountMetadata } from '@/lib/account/account-metadata';
import { customerVisit, hasLink, type Visited } from '@/lib/account/account-visit';
import { NEW_EMAIL_LINK } from '@/lib/account/link-cookies';
import { page } from '@/lib/pages/page';

export const dynamic = 'force-dynamic';

const { generateMetadata, renderPage } = page({
  Content: NewEmailPage,
  metadata: accountMetadata('newEmail.title'),
  visit: async (...visited: Visited) => ({
    ...(await customerVisit('newEmail')(...visited)),
    hasLink: await hasLink(NEW_EMAIL_LINK),
  }),
});

export { generateMetadata, renderPage as default };
